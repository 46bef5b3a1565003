import { type RefObject, Fragment, type ReactNode } from 'react';
import type { Audience, AudienceCounts, Instant, Lead, Reach } from '@fnc/domain';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { SegmentBar, SegmentSwatch } from '../../components/SegmentBar/SegmentBar.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { WideBar, WideLegend } from '../campaigns/campaigns.styles.ts';
import { reachIcons } from '../campaigns/reachLooks.tsx';
import { dateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { audienceParts, neverCount } from './audienceParts.ts';
import type { CampaignEditorProps } from './campaignEditorProps.ts';
import type { EditorView } from './ComposeStep.tsx';
import { NotCounted } from './LeadsNotReady.tsx';
import { ReviewTitle, SendFacts, OutGroup, OutNames } from './Review.styles.ts';

interface LeftOutProps {
  counts: AudienceCounts;
  /** The recipients whose leads are loaded. */
  people: Audience;
  tick: boolean;
  onTick: (tick: boolean) => void;
  leadHref: (id: string) => string;
  now: Instant;
}

/** The most names listed; the rest is counted. */
const namesShown = 12;
const always = ['consent_pending', 'unsubscribed', 'suppressed', 'blocked'] as const;

/** The leads left out, by reason and by name where the lead is loaded; and the one group the advisor can include. */
function LeftOut({ counts, people, tick, onTick, leadHref, now }: LeftOutProps) {
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

export interface ReviewAudienceProps extends Pick<
  CampaignEditorProps,
  'draft' | 'onDraft' | 'audience' | 'leadHref' | 'now' | 'onRetry' | 'onCopy'
> {
  view: EditorView;
  /** The heading of the step. */
  titleRef: RefObject<HTMLHeadingElement | null>;
}

const looks = { full: 'willGet', warning: 'waiting', hollow: 'never' } as const;

/** The number of recipients, and who is left out and why, as the server counts them. */
export function ReviewAudience({ titleRef, view, ...props }: ReviewAudienceProps) {
  const { draft, onDraft, audience, leadHref, now } = props;
  const { t, language } = useAdminWords();
  const { counts, people } = view;
  if (audience.phase !== 'ready') {
    return (
      <>
        <ReviewTitle ref={titleRef} tabIndex={-1}>
          {t('campaigns.recipients.summary')}
        </ReviewTitle>
        <NotCounted audience={audience} lines={5} onRetry={props.onRetry} onCopy={props.onCopy} />
      </>
    );
  }
  const parts = audienceParts(counts);
  const chosen = counts.willGet + counts.waiting + neverCount(counts);
  return (
    <>
      <ReviewTitle ref={titleRef} tabIndex={-1}>
        {t('campaigns.review.title', {
          count: chosen,
          willGet: formatFigure(counts.willGet, language),
          chosen: formatFigure(chosen, language),
        })}
      </ReviewTitle>
      <WideBar>
        <SegmentBar parts={parts} />
      </WideBar>
      <WideLegend aria-label={t('campaigns.recipients.summary')}>
        {parts.map(
          ({ look, value }) =>
            (value > 0 || look === 'full') && (
              <li key={look}>
                <SegmentSwatch look={look} />
                {t(`campaigns.review.part.${looks[look]}`, { count: value })}
              </li>
            ),
        )}
      </WideLegend>
      <SendFacts>
        <h3>{t('campaigns.review.leftOut')}</h3>
        {chosen === counts.willGet && counts.byTick === 0 ? (
          <Text tone="quiet" above={3} below={3} wide>
            {t('campaigns.review.nobodyLeftOut')}
          </Text>
        ) : (
          <LeftOut
            counts={counts}
            people={people}
            tick={draft.tick}
            onTick={(tick) => onDraft({ ...draft, tick })}
            leadHref={leadHref}
            now={now}
          />
        )}
        {counts.gone > 0 && (
          <Text tone="quiet" above={3} below={3} wide>
            {t('campaigns.review.gone', { count: counts.gone })}
          </Text>
        )}
      </SendFacts>
    </>
  );
}
