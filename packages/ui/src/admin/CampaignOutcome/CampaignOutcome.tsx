import {
  type CampaignEntry,
  type CampaignFigures,
  type CampaignMeasures,
  campaignState,
  campaignStatusLabel,
  shareOfSent,
  unreportedCount,
} from '@fnc/domain';
import { CalendarX, CircleStop, Download, RefreshCw } from 'lucide-react';
import type { Ref } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { SegmentBar } from '../../components/SegmentBar/SegmentBar.tsx';
import { SkeletonLines } from '../../components/Skeleton/SkeletonLines.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatStrip, StatTile } from '../../components/StatTile/StatTile.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { TabPanel, Tabs } from '../../components/Tabs/Tabs.tsx';
import { TaskProgress } from '../../components/TaskProgress/TaskProgress.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { formatWholeShare } from '../../locales/wholeShares.ts';
import { type CampaignFacts, campaignFacts, campaignStages } from '../campaigns/campaignFacts.ts';
import { type DateWords, dateWords } from '../words/dates.ts';
import { LoadFailed } from '../words/LoadFailed.tsx';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';
import { useFocusAfterStop } from '../keys/useFocusAfterStop.ts';
import { FigureStrip } from './CampaignOutcome.styles.ts';
import { type CampaignOutcomeProps, type OutcomeTab, outcomeTabs } from './campaignOutcomeProps.ts';
import { DeliveryRows } from './DeliveryRows.tsx';
import { useOutcomeActions } from './useOutcomeActions.ts';

interface OutcomeFiguresProps {
  figures: CampaignFigures;
  facts: CampaignFacts;
  measures: CampaignMeasures | null;
  /** Gets the focus when the rest was stopped. */
  place: Ref<HTMLDivElement>;
}

/** The failed and bounced mails that no retry delivers. */
const lostForGood = ({ failed, bounced, retryable, retryableSkipped = 0 }: CampaignFigures): number =>
  failed + bounced - (retryable - retryableSkipped);

/** All mails as a bar with its figures; "–" for what is not measured. */
function OutcomeFigures({ figures, facts, measures, place }: OutcomeFiguresProps) {
  const { t, language } = useAdminWords();
  const { queued, sent, failed, bounced, skipped, cancelled, delivered, opened, clicked, unsubscribed } = figures;
  const machines = figures.openedByMachine ?? 0;
  const figure = (value: number) => formatFigure(value, language);
  const arrived = delivered ?? sent - bounced;
  const unreported = unreportedCount(figures);
  const lost = failed + bounced;
  const share = (part: number | null) => {
    const value = shareOfSent(part, sent);
    return value === null || part === null || part === 0 ? {} : { note: formatWholeShare(value, language) };
  };
  /** People who opened it; pictures that a program prefetched are counted separately. */
  const openedNote = () => {
    const notes = [
      ...Object.values(share(opened)),
      ...(machines > 0 ? [t('campaigns.outcome.machine', { count: machines })] : []),
    ];
    return notes.length === 0 ? {} : { note: notes.join(' ') };
  };
  const final = lostForGood(figures);
  // Of a stopped campaign also those that were stopped, as in the line under the title.
  const isCutShort = facts.stopped || facts.stopping;
  const total = isCutShort ? facts.total : sent + failed + queued;
  const tiles = [
    {
      label: t(measures?.deliveries === true ? 'campaigns.outcome.delivered' : 'campaigns.outcome.sent'),
      value: figure(arrived),
      note: [
        t('campaigns.outcome.of', { total }),
        ...(unreported > 0 ? [t('campaigns.outcome.unreported', { count: unreported })] : []),
      ].join(', '),
    },
    {
      label: t('campaigns.outcome.failed'),
      value:
        lost > 0 ? (
          <Text as="span" size="inherit" tone="danger">
            {figure(lost)}
          </Text>
        ) : (
          '0'
        ),
      ...(final > 0 && { note: t('campaigns.outcome.final', { count: final }) }),
    },
    { label: t('campaigns.outcome.opened'), value: opened === null ? null : figure(opened), ...openedNote() },
    { label: t('campaigns.outcome.clicked'), value: clicked === null ? null : figure(clicked), ...share(clicked) },
    { label: t('campaigns.outcome.unsubscribed'), value: figure(unsubscribed), ...share(unsubscribed) },
  ];
  return (
    <FigureStrip ref={place} tabIndex={-1}>
      <SegmentBar
        height={14}
        parts={[
          { look: 'full', value: arrived },
          { look: 'stripes', value: unreported },
          { look: 'danger', value: lost },
          {
            look: 'hollow',
            value: isCutShort ? total - arrived - unreported - lost : queued + skipped + cancelled,
          },
        ]}
      />
      <StatStrip label={t('campaigns.outcome.figures')}>
        {tiles.map(({ label, ...tile }) => (
          <li key={label}>
            <StatTile label={label} {...tile} />
          </li>
        ))}
      </StatStrip>
    </FigureStrip>
  );
}

/** The rows of each tab. Leads refused at the start are among the skipped ones, each with the reason. */
const countsOf = ({ queued, sent, failed, bounced, skipped, refused = 0, cancelled }: CampaignFigures) => ({
  all: queued + sent + failed + skipped + refused + cancelled,
  failed: failed + bounced,
  skipped: skipped + refused,
  stopped: cancelled,
  delivered: sent - bounced,
});

type Words = readonly [t: AdminT, dates: DateWords, entry: CampaignEntry, facts: CampaignFacts];

/** The line with the sender, if known: "Verzonden vr 6 nov 10:00, klaar om 10:44, door marit". */
function outcomeLine(...words: Words): string {
  const [t, , { campaign }] = words;
  const line = momentsLine(...words);
  return campaign.sentBy == null ? line : t('campaigns.outcome.byLine', { line, name: campaign.sentBy });
}

/** When sending started and ended. Of a stopped campaign: how many mails were sent. */
function momentsLine(...[t, dates, { figures }, facts]: Words): string {
  const { at, what, running, stopped, sent, total } = facts;
  if (what === 'planned') return t('campaigns.outcome.plannedLine', { moment: dates.moment(at) });
  if (running) return t('campaigns.outcome.startedLine', { moment: dates.moment(at) });
  if (stopped) {
    const started = t('campaigns.outcome.startedLine', { moment: dates.moment(at) });
    if (total === 0) return started;
    return `${started}, ${t('campaigns.outcome.stoppedLine', { sent, total })}`;
  }
  if (what === 'edited') return t('campaigns.outcome.draftLine', { moment: dates.moment(at) });
  const last = figures?.lastAt ?? null;
  if (last === null || last <= at || dates.moment(last) === dates.moment(at)) {
    return t('campaigns.outcome.sentLine', { moment: dates.moment(at) });
  }
  return t('campaigns.outcome.doneLine', {
    moment: dates.moment(at),
    done: dates.day(last) === dates.day(at) ? dates.time(last) : dates.moment(last),
  });
}

/** The outcome of one campaign: the totals, each recipient, and actions for failures. */
export function CampaignOutcome(props: CampaignOutcomeProps) {
  const { open, onClose, state, measures, tab, onTab, now, refreshSeconds } = props;
  const { t, language } = useAdminWords();
  const entry = state.phase === 'ready' ? state.entry : null;
  const figures = entry?.figures ?? null;
  const facts = entry && campaignFacts(entry);
  const dates = dateWords(t, language, now);
  const status = entry && campaignState(entry.campaign, entry.figures);
  const waiting = facts === null ? 0 : facts.queued;
  const actions = useOutcomeActions(props, status === 'scheduled' ? waiting : 0);
  // The figures, or the way to edit what is a draft again.
  const [place, stop] = useFocusAfterStop(waiting === 0, actions.stop);
  const counts: Partial<Record<OutcomeTab, number>> = figures === null ? {} : countsOf(figures);
  const final = figures === null ? 0 : lostForGood(figures);

  function content() {
    if (state.phase === 'loading') {
      return (
        <div aria-busy="true">
          <p role="status">{t('campaigns.outcome.loading')}</p>
          <SkeletonLines lines={6} />
        </div>
      );
    }
    if (state.phase === 'notFound') {
      return (
        <EmptyState kind="noMatch" level={3} title={t('errors:campaign_not_found')}>
          {t('campaigns.editor.notFoundText')}
        </EmptyState>
      );
    }
    if (state.phase === 'failed') {
      return (
        <LoadFailed
          level={3}
          title={t('campaigns.outcome.failedTitle')}
          problem={state.problem}
          safe={t('campaigns.outcome.failedSafe')}
          onRetry={props.onRefresh}
          onCopy={props.onCopy}
        />
      );
    }
    return (
      <>
        {figures !== null && facts !== null && (
          <OutcomeFigures figures={figures} facts={facts} measures={measures} place={place} />
        )}
        <Stack gap={3} above={4}>
          {facts?.running === true && (
            // Its button stays while it stops, and so keeps the focus if that fails.
            <TaskProgress label={t('campaigns.outcome.running')} done={facts.done} total={facts.total} onCancel={stop}>
              {refreshSeconds !== null && t('campaigns.outcome.refresh', { count: refreshSeconds })}
            </TaskProgress>
          )}
          {props.isMailOff && figures !== null && <Alert tone="warning">{t('mailOff')}</Alert>}
          {figures?.missed === true && figures.firstSentAt !== null && (
            <Alert tone="warning">{t('campaigns.outcome.missed', { moment: dates.moment(figures.firstSentAt) })}</Alert>
          )}
          {(['held', 'unsent'] as const).map((what) => {
            const count = props[what];
            const words = { count };
            return (
              count > 0 && (
                <Alert
                  key={what}
                  tone="warning"
                  title={t(`campaigns.outcome.${what}`, words)}
                  action={<Link href={props.resumeHref}>{t(`campaigns.outcome.${what}Resume`, words)}</Link>}
                >
                  {t(`campaigns.outcome.${what}Text`)}
                </Alert>
              )
            );
          })}
          {actions.notice !== null && (
            <Alert tone="danger" live>
              {actions.notice}
            </Alert>
          )}
        </Stack>
        <Stack above={2}>
          <Tabs
            label={t('campaigns.outcome.table')}
            activation="manual"
            // Most campaigns were not stopped.
            tabs={outcomeTabs
              .filter((value) => value !== 'stopped' || value === tab || (counts.stopped ?? 0) > 0)
              .map((value) => ({ value, label: t(`campaigns.outcome.tab.${value}`), count: counts[value] }))}
            value={tab}
            onChange={onTab}
          >
            <TabPanel value={tab}>
              <DeliveryRows {...props} day={facts === null ? '' : dates.day(facts.at)} />
            </TabPanel>
          </Tabs>
        </Stack>
        <Stack above={2}>
          <Link href={props.changesHref}>{t('campaigns.changesOf')}</Link>
        </Stack>
      </>
    );
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={entry?.campaign.name || t('campaigns.outcome.title')}
      titleEnd={
        status && <StatusBadge stage={campaignStages[status]}>{campaignStatusLabel(status, language)}</StatusBadge>
      }
      description={entry && facts ? outcomeLine(t, dates, entry, facts) : undefined}
      footerStart={
        entry !== null && (
          <Button
            icon={Download}
            busyLabel={actions.exporting ? t('campaigns.outcome.exporting') : undefined}
            onClick={actions.export}
          >
            {t('campaigns.outcome.export')}
          </Button>
        )
      }
      footer={
        <>
          {final > 0 && (
            <Text as="span" size="small" tone="quiet" wide>
              {t('campaigns.outcome.finalNote', { count: final })}
            </Text>
          )}
          {figures !== null && figures.retryable > 0 && (
            <Button
              variant="primary"
              icon={RefreshCw}
              busyLabel={actions.retrying ? t('campaigns.outcome.retrying') : undefined}
              onClick={actions.retry}
            >
              {t('campaigns.outcome.retry', { count: figures.retryable })}
            </Button>
          )}
          {waiting > 0 && (
            <Button
              icon={status === 'scheduled' ? CalendarX : CircleStop}
              busyLabel={actions.stopping ? t('campaigns.list.stopping') : undefined}
              onClick={stop}
            >
              {status === 'scheduled'
                ? t('campaigns.outcome.unschedule')
                : t('campaigns.outcome.stop', { count: waiting })}
            </Button>
          )}
          {status === 'draft' && (
            <ButtonLink ref={place} href={props.editHref}>
              {t('campaigns.list.editOf', { name: entry?.campaign.name ?? '' })}
            </ButtonLink>
          )}
        </>
      }
    >
      {content()}
    </Drawer>
  );
}
