import { answerClock, type Instant, type Lead, professionLabel } from '@fnc/domain';
import {
  ChevronRight,
  CircleCheck,
  ClipboardCheck,
  Copy,
  Download,
  Ellipsis,
  type LucideIcon,
  MailX,
  Phone,
  Reply,
  UserRound,
} from 'lucide-react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem, MenuLink } from '../../components/Menu/MenuParts.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { AnswerClock } from '../AnswerClock/AnswerClock.tsx';
import { answerMail } from '../leads/answerMail.ts';
import { dateWords } from '../words/dates.ts';
import { phoneHref } from '../words/PhoneLink.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { DashboardHrefs, DashboardLeads, FailedMail, ReadyQuestionnaire, WaitingLead } from './dashboardData.ts';
import {
  MoreLink,
  Nobody,
  Said,
  SectionHead,
  TodayLink,
  TodayList,
  WaitingAction,
  WaitingClock,
  WaitingList,
  Who,
} from './DashboardTasks.styles.ts';

interface WaitingActionsProps {
  lead: Lead;
  /** The lead's question, quoted in the answer. */
  message: WaitingLead['message'];
  /** The lead with the oldest deadline: only its button is primary. */
  first: boolean;
  hrefs: DashboardHrefs;
  onCopy: (text: string) => Promise<void>;
}

/** Answer, and on a phone the other ways to reach the lead. */
function WaitingActions({ lead, message, first, hrefs, onCopy }: WaitingActionsProps) {
  const { t } = useAdminWords();
  const toast = useToast();
  const { phone = '' } = lead;
  const dial = phoneHref(phone);
  const copy = () =>
    void onCopy(lead.email).then(() => toast.show({ message: t('dashboard.copied', { email: lead.email }) }));
  return (
    <WaitingAction>
      <ButtonLink
        href={answerMail(lead, message)}
        aria-label={t('dashboard.answerTo', { name: lead.name })}
        icon={Reply}
        variant={first ? 'primary' : 'secondary'}
      >
        {t('dashboard.answer')}
      </ButtonLink>
      <Menu
        align="end"
        trigger={<IconButton variant="secondary" icon={Ellipsis} label={t('dashboard.moreFor', { name: lead.name })} />}
      >
        <MenuLink icon={UserRound} href={hrefs.lead(lead)}>
          {t('dashboard.openLead')}
        </MenuLink>
        <MenuItem icon={Copy} onSelect={copy}>
          {t('dashboard.copyEmail')}
        </MenuItem>
        {dial !== null && (
          <MenuLink icon={Phone} href={dial}>
            {t('dashboard.call', { phone })}
          </MenuLink>
        )}
      </Menu>
    </WaitingAction>
  );
}

export interface WaitingLeadsProps extends Omit<DashboardLeads, 'breakdown'> {
  now: Instant;
  hrefs: DashboardHrefs;
  onCopy: (text: string) => Promise<void>;
}

/** Rows shown on a phone: the rest is behind a link. */
const shownOnPhone = 3;

/** The leads that wait for an answer, the oldest deadline first. */
export function WaitingLeads({ waiting, waitingCount, lateCount, total, now, hrefs, onCopy }: WaitingLeadsProps) {
  const isPhone = useBelow('tablet');
  const shown = isPhone ? waiting.slice(0, shownOnPhone) : waiting;
  const allHref = hrefs.leads({});
  const { t, language } = useAdminWords();
  const dates = dateWords(t, language, now);
  return (
    <section aria-labelledby="waiting">
      <SectionHead>
        <h2 id="waiting">{t('dashboard.waiting')}</h2>
        {waitingCount > 0 && (
          <span>
            {t('dashboard.waitingCount', { count: waitingCount })}
            {lateCount > 0 && (
              <>
                {', '}
                <strong>{t(isPhone ? 'shell.late' : 'dashboard.waitingLate', { count: lateCount })}</strong>
              </>
            )}
          </span>
        )}
        {waitingCount > 0 && !isPhone && <Link href={allHref}>{t('dashboard.waitingAll')}</Link>}
      </SectionHead>
      {waiting.length === 0 && waitingCount === 0 && (
        <Nobody>
          <Icon of={CircleCheck} />
          <div>
            <p>{t('dashboard.waitingNone')}</p>
            <p>{t(total > 0 ? 'dashboard.waitingNoneText' : 'dashboard.waitingNoLeads')}</p>
          </div>
        </Nobody>
      )}
      <WaitingList>
        {shown.map(({ lead, message }, index) => {
          const since = lead.waitingSince ?? now;
          const when = dates.moment(message?.at ?? since);
          return (
            <li key={lead.id} data-level={answerClock(since, now).level}>
              <Who>
                <Link look="plain" href={hrefs.lead(lead)}>
                  {lead.name}
                </Link>
                {lead.profession && <p>{professionLabel(lead.profession, language)}</p>}
              </Who>
              <Said>
                {message !== undefined && <p title={message.text}>{t('dashboard.quote', { message: message.text })}</p>}
                <p>{t('dashboard.contactMessage', { when })}</p>
              </Said>
              <WaitingClock>
                <AnswerClock waitingSince={since} now={now} width={152} />
              </WaitingClock>
              <WaitingActions lead={lead} message={message} first={index === 0} hrefs={hrefs} onCopy={onCopy} />
            </li>
          );
        })}
      </WaitingList>
      {waitingCount > shown.length && shown.length > 0 && (
        <MoreLink href={allHref}>
          <span>{t('dashboard.waitingMore', { count: waitingCount - shown.length })}</span>
          <Icon of={ChevronRight} size={18} />
        </MoreLink>
      )}
    </section>
  );
}

/** In the place of the waiting leads until they are loaded. */
export function WaitingSkeleton() {
  const { t } = useAdminWords();
  return (
    <section>
      <VisuallyHidden role="status">{t('dashboard.loading')}</VisuallyHidden>
      <SectionHead>
        <h2>{t('dashboard.waiting')}</h2>
      </SectionHead>
      {['64%', '52%', '58%'].map((width) => (
        <Nobody key={width}>
          <Skeleton width={120} />
          <Skeleton width={width} />
        </Nobody>
      ))}
    </section>
  );
}

export interface AlsoTodayProps {
  failedMails: readonly FailedMail[];
  leads: DashboardLeads | null;
  ready: readonly ReadyQuestionnaire[];
  now: Instant;
  hrefs: DashboardHrefs;
}

interface Task {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly tone?: 'danger' | 'success';
  readonly title: string;
  readonly detail: string;
  readonly action: string;
  /** Starts with the visible text, and adds the person's name. */
  readonly actionName: string;
  readonly href: string;
}

/** Other tasks for today; renders nothing when there are none. */
export function AlsoToday({ failedMails, leads, ready, now, hrefs }: AlsoTodayProps) {
  const { t, language } = useAdminWords();
  const dates = dateWords(t, language, now);
  const rows: Task[] = [
    ...failedMails.map((mail): Task => ({
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
    ...ready.map(({ clientId, clientName, questions }): Task => ({
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
  if (leads !== null && leads.welcomeCount > 0) {
    const { welcomes, welcomeCount } = leads;
    const names = welcomes.map(({ name }) => name);
    if (names.length > 0 && welcomeCount > names.length) names.push('…');
    const title = t('dashboard.guideRequests', { count: welcomeCount });
    const action = t('dashboard.showLeads');
    rows.push({
      key: 'welcomes',
      icon: Download,
      title,
      detail: names.join(', '),
      action,
      actionName: `${action}, ${title}`,
      href: hrefs.leads({ status: ['new'], sort: '-createdAt' }),
    });
  }
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap={0} above={8} aria-labelledby="also-today">
      <SectionHead>
        <Heading level={2} size="text" id="also-today">
          {t('dashboard.alsoToday')}
        </Heading>
      </SectionHead>
      <TodayList>
        {rows.map(({ key, icon, tone, title, detail, action, actionName, href }) => (
          <li key={key} data-tone={tone}>
            <Icon of={icon} size={18} />
            <p>
              <strong>{title}</strong>
              <span>{detail}</span>
            </p>
            <TodayLink href={href} aria-label={actionName}>
              <span>{action}</span>
              <Icon of={ChevronRight} size={18} />
            </TodayLink>
          </li>
        ))}
      </TodayList>
    </Stack>
  );
}
