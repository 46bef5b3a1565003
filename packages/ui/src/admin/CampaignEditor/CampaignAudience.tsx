import { type Audience, type AudienceCounts, type Instant, type Lead, type Reach, reaches } from '@fnc/domain';
import { TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode, type RefObject } from 'react';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { SegmentBar, SegmentSwatch } from '../../components/SegmentBar/SegmentBar.tsx';
import { SkeletonLines } from '../../components/Skeleton/SkeletonLines.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { WideLegend } from '../campaigns/campaigns.styles.ts';
import { reachIcons } from '../campaigns/reachLooks.tsx';
import { dateWords } from '../words/dates.ts';
import { LoadFailed } from '../words/LoadFailed.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { AudienceState, CampaignEditorProps, MailableLeads } from './campaignEditorProps.ts';
import { OutGroup, ReviewTitle, SendFacts, Sum, SumRows } from './EditorSteps.styles.ts';
import type { EditorView } from './useCampaignEditor.ts';

type FailureActions = Pick<CampaignEditorProps, 'onRetry' | 'onCopy'>;

const Coming = ({ words, lines }: { words: string; lines: number }) => (
  <div aria-busy="true">
    <p role="status">{words}</p>
    <SkeletonLines lines={lines} />
  </div>
);

export interface LeadsNotReadyProps extends FailureActions {
  leads: Exclude<MailableLeads, { phase: 'ready' }>;
}

/** Shown instead of the leads to choose from: loading progress, or why loading failed. */
export function LeadsNotReady({ leads, ...actions }: LeadsNotReadyProps) {
  const { t } = useAdminWords();
  if (leads.phase === 'failed') {
    return (
      <LoadFailed
        level={3}
        title={t('campaigns.recipients.failedTitle')}
        problem={leads.problem}
        safe={t('campaigns.recipients.failedSafe')}
        {...actions}
      />
    );
  }
  const { done, total } = leads;
  const words =
    done === undefined || total === undefined
      ? t('campaigns.recipients.loading')
      : t('campaigns.recipients.loadingCount', {
          done: done,
          total: total,
        });
  return <Coming words={words} lines={8} />;
}

export interface NotCountedProps extends FailureActions {
  audience: Exclude<AudienceState, { phase: 'ready' }>;
  /** Lines of the skeleton. */
  lines: number;
}

/** Shown instead of everything that depends on the recipients: they are being counted, or why counting failed. */
export function NotCounted({ audience, lines, ...actions }: NotCountedProps) {
  const { t } = useAdminWords();
  return audience.phase === 'failed' ? (
    <LoadFailed
      level={3}
      title={t('campaigns.recipients.countFailedTitle')}
      problem={audience.problem}
      safe={t('campaigns.recipients.failedSafe')}
      {...actions}
    />
  ) : (
    <Coming words={t('campaigns.recipients.counting')} lines={lines} />
  );
}

interface AudiencePart {
  readonly look: 'full' | 'warning' | 'hollow';
  readonly value: number;
}

/** The number of chosen leads that cannot get the mail, with or without the tick. */
const neverCount = ({ never }: AudienceCounts): number => Object.values(never).reduce((sum, count) => sum + count, 0);

/** Who gets it, who needs a tick, and who never gets it: always in this order. */
const audienceParts = (counts: AudienceCounts, held = 0): readonly AudiencePart[] => [
  { look: 'full', value: counts.willGet },
  { look: 'warning', value: counts.waiting + held },
  { look: 'hollow', value: neverCount(counts) },
];

export interface RecipientSummaryProps {
  counts: AudienceCounts;
  tick: boolean;
  onTick: (tick: boolean) => void;
}

/** The number of recipients, and why the others are left out. */
export function RecipientSummary({ counts, tick, onTick }: RecipientSummaryProps) {
  const { t, language } = useAdminWords();
  const { willGet, waiting, never, byTick } = counts;
  const figure = (value: number) => formatFigure(value, language);
  const missing = waiting + byTick;
  const byReach: Record<(typeof reaches)[number], number> = {
    reachable: willGet - byTick,
    consent_missing: missing,
    ...never,
  };
  return (
    <>
      <Sum aria-live="polite">
        <strong>{figure(willGet)}</strong> {t('campaigns.recipients.willGet', { count: willGet })}
      </Sum>
      <SegmentBar parts={audienceParts(counts)} />
      <SumRows>
        {reaches
          .filter((reach) => reach === 'reachable' || reach === 'consent_missing' || byReach[reach] > 0)
          .map((reach) => (
            <li key={reach} data-reach={reach}>
              {reach !== 'reachable' && <Icon of={reachIcons[reach]} />}
              <span>{t(`campaigns.recipients.sum.${reach}`)}</span>
              <strong>{figure(byReach[reach])}</strong>
            </li>
          ))}
      </SumRows>
      {missing > 0 && (
        <Stack lineBelow="hairlineStrong" above={4} below={4}>
          <CheckboxField
            label={t('campaigns.recipients.tick', { count: missing })}
            checked={tick}
            onChange={(event) => onTick(event.target.checked)}
          />
        </Stack>
      )}
      <Text size="small" tone="quiet" wide above={4}>
        {t('campaigns.recipients.neverNote')}
      </Text>
    </>
  );
}

interface LeftOutProps {
  counts: AudienceCounts;
  /** The recipients still to be mailed, as far as they are known. */
  people: Audience;
  tick: boolean;
  onTick: (tick: boolean) => void;
  leadHref: (id: string) => string;
  now: Instant;
}

/** The most names listed; the rest is counted. */
const namesShown = 12;
const always = ['consent_pending', 'unsubscribed', 'suppressed', 'blocked'] as const;

/**
 * The leads left out, by reason and by name where the lead is loaded; and the one group the advisor can include, which
 * stands at its place under a heading of its own once it goes along: its tick keeps the focus.
 */
function LeftOut({ counts, people, tick, onTick, leadHref, now }: LeftOutProps) {
  const { t, language } = useAdminWords();
  const dates = dateWords(t, language, now);
  const { willGet, waiting, never } = people;
  const unrecorded = tick ? willGet.filter(({ consent }) => consent === 'none') : waiting;
  const missing = counts.waiting + counts.byTick;
  const someGoAlong = counts.byTick > 0;

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
          <Text tone="quiet" wide above={1} below={choice === undefined ? undefined : 2}>
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
          </Text>
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
      <h3>{t(someGoAlong ? 'campaigns.review.goAlong' : 'campaigns.review.leftOut')}</h3>
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
      {someGoAlong && neverCount(counts) > 0 && <h3>{t('campaigns.review.leftOut')}</h3>}
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
  const { counts, people, mayHaveIt } = view;
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
  const held = draft.again ? 0 : mayHaveIt;
  const parts = audienceParts(counts, held);
  const isAnyoneOut = counts.waiting + neverCount(counts) > 0;
  const chosen = counts.willGet + held + counts.waiting + neverCount(counts);
  return (
    <>
      <ReviewTitle ref={titleRef} tabIndex={-1}>
        {t(chosen === 1 ? 'campaigns.review.titleOne' : 'campaigns.review.title', {
          count: counts.willGet,
          willGet: counts.willGet,
          chosen: chosen,
        })}
      </ReviewTitle>
      <SegmentBar parts={parts} height={14} />
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
        {mayHaveIt > 0 && (
          // Their mail waited in a backup that was put back: whether they get it again is the advisor's choice.
          <OutGroup data-reach="held">
            <Icon of={TriangleAlert} />
            <div>
              <h4>
                {t('campaigns.review.held')} <span>{formatFigure(mayHaveIt, language)}</span>
              </h4>
              <CheckboxField
                label={
                  <>
                    <strong>{t('campaigns.review.tick', { count: mayHaveIt })}</strong> {t('campaigns.review.heldTick')}
                  </>
                }
                checked={draft.again}
                onChange={(event) => onDraft({ ...draft, again: event.target.checked })}
              />
            </div>
          </OutGroup>
        )}
        {isAnyoneOut || counts.byTick > 0 ? (
          <LeftOut
            counts={counts}
            people={people}
            tick={draft.tick}
            onTick={(tick) => onDraft({ ...draft, tick })}
            leadHref={leadHref}
            now={now}
          />
        ) : (
          mayHaveIt === 0 && (
            <>
              <h3>{t('campaigns.review.leftOut')}</h3>
              <Text tone="quiet" above={3} below={3} wide>
                {t('campaigns.review.nobodyLeftOut')}
              </Text>
            </>
          )
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
