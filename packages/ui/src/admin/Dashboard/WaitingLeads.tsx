import { answerClock, type Instant, type Lead, professionLabel } from '@fnc/domain';
import { CircleCheck, Reply } from 'lucide-react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { AnswerClock } from '../AnswerClock/AnswerClock.tsx';
import { answerMail } from '../leads/answerMail.ts';
import { dateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { SectionHead } from './Dashboard.styles.ts';
import { Nobody, Said, WaitingAction, WaitingClock, WaitingList, Who } from './WaitingLeads.styles.ts';

export interface WaitingLead {
  /** Its clock runs: `waitingSince` is not null. */
  readonly lead: Lead;
  /** The newest question; absent for who only asked for the guide. */
  readonly message?: { readonly text: string; readonly at: Instant } | undefined;
}

export interface WaitingLeadsProps {
  /** The longest waiting first; not necessarily all of them. */
  waiting: readonly WaitingLead[];
  waitingCount: number;
  lateCount: number;
  /** Whether there are any leads at all. */
  anyLeads: boolean;
  now: Instant;
  leadHref: (lead: Lead) => string;
  allHref: string;
}

export function WaitingLeads({
  waiting,
  waitingCount,
  lateCount,
  anyLeads,
  now,
  leadHref,
  allHref,
}: WaitingLeadsProps) {
  const { t, language } = useAdminWords();
  const dates = dateWords(t, language, now);
  return (
    <section aria-labelledby="waiting">
      <SectionHead>
        <h2 id="waiting">{t('dashboard.waiting')}</h2>
        {waitingCount > 0 && (
          <span>
            {t('dashboard.waitingCount', { count: waitingCount })}
            {lateCount > 0 && ','}
          </span>
        )}
        {lateCount > 0 && <strong>{t('dashboard.waitingLate', { count: lateCount })}</strong>}
        {waitingCount > 0 && <Link href={allHref}>{t('dashboard.waitingAll')}</Link>}
      </SectionHead>
      {waiting.length === 0 && waitingCount === 0 && (
        <Nobody>
          <Icon of={CircleCheck} />
          <div>
            <p>{t('dashboard.waitingNone')}</p>
            <p>{t(anyLeads ? 'dashboard.waitingNoneText' : 'dashboard.waitingNoLeads')}</p>
          </div>
        </Nobody>
      )}
      <WaitingList>
        {waiting.map(({ lead, message }, index) => {
          const since = lead.waitingSince ?? now;
          const when = dates.moment(message?.at ?? since);
          return (
            <li key={lead.id} data-level={answerClock(since, now).level}>
              <Who>
                <Link look="plain" href={leadHref(lead)}>
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
              <WaitingAction>
                <ButtonLink
                  href={answerMail(lead, message?.text)}
                  aria-label={t('dashboard.answerTo', { name: lead.name })}
                  icon={Reply}
                  variant={index === 0 ? 'primary' : 'secondary'}
                >
                  {t('dashboard.answer')}
                </ButtonLink>
              </WaitingAction>
            </li>
          );
        })}
      </WaitingList>
      {waitingCount > waiting.length && waiting.length > 0 && (
        <SectionHead as="p">
          <Link href={allHref}>{t('dashboard.waitingMore', { count: waitingCount - waiting.length })}</Link>
        </SectionHead>
      )}
    </section>
  );
}
