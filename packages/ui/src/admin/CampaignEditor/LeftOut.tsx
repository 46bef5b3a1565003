import { type Audience, type AudienceCounts, type Instant, type Lead, type Reach } from '@fnc/domain';
import { Fragment, type ReactNode } from 'react';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { reachIcons } from '../campaigns/reachLooks.tsx';
import { dateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { OutGroup, OutNames } from './Review.styles.ts';

export interface LeftOutProps {
  counts: AudienceCounts;
  /** Those of them whose leads are known here. */
  people: Audience;
  tick: boolean;
  onTick: (tick: boolean) => void;
  leadHref: (id: string) => string;
  now: Instant;
}

/** Names that are written out; the rest is counted. */
const namesShown = 12;
const always = ['consent_pending', 'unsubscribed', 'suppressed', 'blocked'] as const;

/** Who is left out, by reason and as far as is known by name; and the one group the advisor can decide about. */
export function LeftOut({ counts, people, tick, onTick, leadHref, now }: LeftOutProps) {
  const { t, language } = useAdminWords();
  const dates = dateWords(t, language, now);
  const { willGet, waiting, never } = people;
  const unrecorded = tick ? willGet.filter(({ consent }) => consent === 'none') : waiting;
  const missing = counts.waiting + counts.byTick;

  const group = (
    reach: Reach,
    total: number,
    leads: readonly Lead[],
    title: string,
    note: (lead: Lead) => string,
    choice?: ReactNode,
  ) => {
    const shown = Math.min(leads.length, namesShown);
    return (
      <OutGroup key={reach} data-reach={reach}>
        <Icon of={reachIcons[reach]} />
        <div>
          <h4>
            {title} <span>{formatFigure(total, language)}</span>
          </h4>
          <OutNames>
            {leads.slice(0, namesShown).map((lead, index) => (
              <Fragment key={lead.id}>
                {index > 0 && ', '}
                <Link look="plain" href={leadHref(lead.id)} target="_blank">
                  {lead.name}
                </Link>
                {note(lead)}
              </Fragment>
            ))}
            {leads.length > 0 && total > shown && ` ${t('campaigns.review.andMore', { count: total - shown })}`}
          </OutNames>
          {choice}
        </div>
      </OutGroup>
    );
  };

  const noteOf = (lead: Lead) =>
    lead.unsubscribedAt !== undefined && !lead.subscribed && lead.suppressed !== 'blocked'
      ? ` (${dates.day(lead.unsubscribedAt)})`
      : lead.suppressed === 'complained'
        ? ` (${t('campaigns.reach.complained')})`
        : '';

  return (
    <>
      {missing > 0 &&
        group(
          'consent_missing',
          missing,
          unrecorded,
          t('campaigns.review.missing'),
          () => '',
          <CheckboxField
            label={
              <>
                <strong>{t('campaigns.review.tick', { count: missing })}</strong> {t('campaigns.review.tickText')}
              </>
            }
            checked={tick}
            onChange={(event) => onTick(event.target.checked)}
          />,
        )}
      {always.map((reach) => {
        const leads = never.flatMap((one) => (one.reach === reach ? one.lead : []));
        const total = counts.never[reach];
        return total > 0 && group(reach, total, leads, t(`campaigns.recipients.sum.${reach}`), noteOf);
      })}
    </>
  );
}
