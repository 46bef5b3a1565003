import type { Instant } from '@fnc/domain';
import { ChevronRight, ClipboardCheck, type LucideIcon, MailX } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { dateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { TodayLink, TodayList, TodaySection, TodayWords } from './AlsoToday.styles.ts';
import type { DashboardHrefs, FailedMail, ReadyQuestionnaire } from './dashboardData.ts';
import { SectionHead } from './Dashboard.styles.ts';

export interface AlsoTodayProps {
  failedMails: readonly FailedMail[];
  ready: readonly ReadyQuestionnaire[];
  now: Instant;
  hrefs: DashboardHrefs;
}

interface Row {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly tone: 'danger' | 'success';
  readonly title: string;
  readonly detail: string;
  readonly action: string;
  /** Starts with the visible text, and adds the person's name. */
  readonly actionName: string;
  readonly href: string;
}

/** Other tasks for today; renders nothing when there are none. */
export function AlsoToday({ failedMails, ready, now, hrefs }: AlsoTodayProps) {
  const { t, language } = useAdminWords();
  const dates = dateWords(t, language, now);
  const rows: readonly Row[] = [
    ...failedMails.map((mail): Row => ({
      key: `${mail.leadId} ${mail.mailKind} ${mail.at}`,
      icon: MailX,
      tone: 'danger',
      title: t('dashboard.mailNotDelivered'),
      detail: t('dashboard.mailNotDeliveredTo', {
        name: mail.leadName,
        mail: t(`dashboard.mailKinds.${mail.mailKind}`),
        when: dates.moment(mail.at),
      }),
      action: t('dashboard.showLead'),
      actionName: t('dashboard.showLeadOf', { name: mail.leadName }),
      href: hrefs.lead({ id: mail.leadId }),
    })),
    ...ready.map(({ clientId, clientName, questions }): Row => ({
      key: clientId,
      icon: ClipboardCheck,
      tone: 'success',
      title: t('dashboard.questionnaireComplete'),
      detail: t('dashboard.questionnaireCompleteOf', { name: clientName, count: questions }),
      action: t('dashboard.makeReport'),
      actionName: t('dashboard.makeReportFor', { name: clientName }),
      href: hrefs.newReport(clientId),
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <TodaySection aria-labelledby="also-today">
      <SectionHead>
        <h2 id="also-today">{t('dashboard.alsoToday')}</h2>
      </SectionHead>
      <TodayList>
        {rows.map(({ key, icon, tone, title, detail, action, actionName, href }) => (
          <li key={key} data-tone={tone}>
            <Icon of={icon} size={18} />
            <TodayWords>
              <strong>{title}</strong>
              <span>{detail}</span>
            </TodayWords>
            <TodayLink href={href} aria-label={actionName}>
              <span>{action}</span>
              <Icon of={ChevronRight} size={18} />
            </TodayLink>
          </li>
        ))}
      </TodayList>
    </TodaySection>
  );
}
