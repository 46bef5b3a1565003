import { type Audience, type Instant, type Lead, type Reach } from '@fnc/domain';
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
  audience: Audience;
  tick: boolean;
  onTick: (tick: boolean) => void;
  leadHref: (id: string) => string;
  now: Instant;
}

/** Names that are written out; the rest is counted. */
const namesShown = 12;
const always = ['consent_pending', 'unsubscribed', 'suppressed', 'blocked'] as const;

/** Who is left out, by name and reason; and the one group the advisor can decide about. */
export function LeftOut({ audience, tick, onTick, leadHref, now }: LeftOutProps) {
  const { t, language } = useAdminWords();
  const dates = dateWords(t, language, now);
  const { willGet, waiting, never, byTick } = audience;
  const unrecorded = tick ? willGet.filter(({ consent }) => consent === 'none') : waiting;
  const missing = waiting.length + byTick;

  const group = (
    reach: Reach,
    leads: readonly Lead[],
    title: string,
    note: (lead: Lead) => string,
    choice?: ReactNode,
  ) => (
    <OutGroup key={reach} data-reach={reach}>
      <Icon of={reachIcons[reach]} />
      <div>
        <h4>
          {title} <span>{formatFigure(leads.length, language)}</span>
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
          {leads.length > namesShown && ` ${t('campaigns.review.andMore', { count: leads.length - namesShown })}`}
        </OutNames>
        {choice}
      </div>
    </OutGroup>
  );

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
        return leads.length > 0 && group(reach, leads, t(`campaigns.recipients.sum.${reach}`), noteOf);
      })}
    </>
  );
}
