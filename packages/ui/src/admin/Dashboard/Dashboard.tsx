import { brand, type CountSummary, type Instant, isBackupLate } from '@fnc/domain';
import { RefreshCw } from 'lucide-react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PageFrame, Shown } from '../PageHead/PageHead.styles.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { backupRemark } from '../words/backup.ts';
import { dateWords } from '../words/dates.ts';
import { LoadFailed } from '../words/LoadFailed.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { BelowWaiting, Columns } from './Dashboard.styles.ts';
import type { DashboardHrefs, DashboardLeads, FileFigures, ReadyQuestionnaire } from './dashboardData.ts';
import { FigureStrip, LeadTotals, VisitorCharts } from './DashboardFigures.tsx';
import { DashboardSide, type DashboardSideProps } from './DashboardSide.tsx';
import { AlsoToday, WaitingLeads, WaitingSkeleton } from './DashboardTasks.tsx';

export interface DashboardProps extends DashboardSideProps {
  /** `null` before the first response. */
  leads: DashboardLeads | null;
  /** Why the last request failed; the page then shows the data of `updatedAt`, or this browser's. */
  problem: Problem | null;
  /** `null` while loading. */
  file: FileFigures | null;
  /** Questionnaires ready for a report; at most as many as are shown. */
  ready: readonly ReadyQuestionnaire[];
  /** `null` before the first response. */
  visitors: CountSummary | null;
  visitorsProblem: Problem | null;
  refreshing: boolean;
  updatedAt: Instant | null;
  now: Instant;
  hrefs: DashboardHrefs;
  onRefresh: () => void;
  /** Copies a lead's address, or an error code, to the clipboard. */
  onCopy: (text: string) => Promise<void>;
  /** A requested address that does not exist; the dashboard is shown instead. */
  notFound: string | null;
  onDismissNotFound: () => void;
}

/** By urgency, from top to bottom: waiting leads, other tasks, figures; the rest beside them. */
export function Dashboard(props: DashboardProps) {
  const { leads, problem, file, visitors, refreshing, updatedAt, now, health, hrefs, onRefresh, onCopy, notFound } =
    props;
  const { t, language } = useAdminWords();
  const dates = dateWords(t, language, now);
  const updated = updatedAt === null ? null : dates.time(updatedAt);
  const stale = leads?.origin === 'server' && (refreshing || problem !== null);
  const waiting = leads === null && problem === null;
  const message = problem === null ? '' : problemText(t, problem);
  const backup = health.status?.backup;
  const retry = <TextButton onClick={onRefresh}>{t('common:action.retry')}</TextButton>;

  return (
    <PageFrame>
      <title>{`${t('dashboard.pageTitle')} – ${brand.name}`}</title>
      <PageHead
        title={t('dashboard.title')}
        note={<Shown $on="fromTablet">{dates.fullDay(now)}</Shown>}
        actions={
          <>
            {updated !== null && (
              <Shown $on="fromTablet">
                <Text size="small" tone="quiet" wide>
                  {t('dashboard.updated', { time: updated })}
                </Text>
              </Shown>
            )}
            <IconButton
              variant="secondary"
              icon={RefreshCw}
              label={t('common:list.refresh')}
              aria-disabled={refreshing}
              aria-busy={refreshing}
              onClick={onRefresh}
            />
          </>
        }
      />
      <Stack gap={2} below={4}>
        {notFound !== null && (
          <Alert
            tone="info"
            live
            action={<TextButton onClick={props.onDismissNotFound}>{t('common:action.dismiss')}</TextButton>}
          >
            {t('notFound.text', { path: notFound })}
          </Alert>
        )}
        {problem !== null &&
          leads !== null &&
          (leads.origin === 'server' ? (
            <Alert tone="danger" live action={retry}>
              {t('dashboard.refreshFailed', { message, time: updated ?? '' })}
            </Alert>
          ) : (
            <Alert tone="warning" live action={retry} title={t('errors:leads_load_failed', { message })}>
              {` ${t('dashboard.localLeads', { total: leads.total })}`}
            </Alert>
          ))}
        {backup !== undefined && isBackupLate(backup, health.status?.uptime ?? 0, now) && (
          <Alert tone="warning" title={t('dashboard.backupLate')}>
            {` ${backupRemark(t, backup)}`}
          </Alert>
        )}
      </Stack>
      <Columns>
        <div aria-busy={refreshing || waiting} data-stale={stale}>
          {waiting && <WaitingSkeleton />}
          {leads === null && problem !== null && (
            <LoadFailed title={t('dashboard.failedTitle')} problem={problem} onRetry={onRefresh} onCopy={onCopy} />
          )}
          {/* This browser's leads are not all: when none of them waits, another may. The warning above says why. */}
          {leads !== null && (leads.origin === 'server' || leads.waitingCount > 0) && (
            <WaitingLeads {...leads} now={now} hrefs={hrefs} onCopy={onCopy} />
          )}
          <BelowWaiting data-waiting={waiting}>
            <AlsoToday
              failedMails={health.status?.failedMails ?? []}
              leads={leads}
              ready={props.ready}
              now={now}
              hrefs={hrefs}
            />
            <FigureStrip leads={leads} file={file} visitors={visitors} now={now} hrefs={hrefs} />
            <VisitorCharts visitors={visitors} problem={props.visitorsProblem} now={now} onRetry={onRefresh} />
            {leads !== null && leads.breakdown !== null && (
              <LeadTotals breakdown={leads.breakdown} leadsHref={hrefs.leads} />
            )}
          </BelowWaiting>
        </div>
        <DashboardSide {...props} />
      </Columns>
    </PageFrame>
  );
}
