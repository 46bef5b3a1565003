import { answerClock, type Instant, type Lead, professionLabel } from '@fnc/domain';
import { ChevronRight, CircleCheck, Copy, Ellipsis, Phone, Reply, UserRound } from 'lucide-react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem, MenuLink } from '../../components/Menu/MenuParts.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { AnswerClock } from '../AnswerClock/AnswerClock.tsx';
import { answerMail } from '../leads/answerMail.ts';
import { dateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { SectionHead } from './Dashboard.styles.ts';
import type { DashboardHrefs, DashboardLeads } from './dashboardData.ts';
import { MoreLink, Nobody, Said, WaitingAction, WaitingClock, WaitingList, Who } from './WaitingLeads.styles.ts';

interface WaitingActionsProps {
  lead: Lead;
  /** The lead's question, quoted in the answer. */
  message: string | undefined;
  /** The lead with the oldest deadline: only its button is primary. */
  first: boolean;
  hrefs: DashboardHrefs;
  onCopy: (text: string) => Promise<void>;
}

/** Answer, and on a phone the other ways to reach the lead. */
function WaitingActions({ lead, message, first, hrefs, onCopy }: WaitingActionsProps) {
  const { t } = useAdminWords();
  const toast = useToast();
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
        {lead.phone !== undefined && (
          <MenuLink icon={Phone} href={`tel:${lead.phone.replaceAll(/[^+\d]/g, '')}`}>
            {t('dashboard.call', { phone: lead.phone })}
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
                <strong>
                  {t(isPhone ? 'dashboard.waitingLateShort' : 'dashboard.waitingLate', { count: lateCount })}
                </strong>
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
                <p>{t(message === undefined ? 'dashboard.guideRequest' : 'dashboard.contactMessage', { when })}</p>
              </Said>
              <WaitingClock>
                <AnswerClock waitingSince={since} now={now} width={152} />
              </WaitingClock>
              <WaitingActions lead={lead} message={message?.text} first={index === 0} hrefs={hrefs} onCopy={onCopy} />
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
