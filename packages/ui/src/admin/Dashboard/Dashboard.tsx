import { brand, isBackupLate, type CountSummary, type Instant } from '@fnc/domain';
import { RefreshCw } from 'lucide-react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { backupRemark } from '../words/backup.ts';
import { dateWords } from '../words/dates.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { AlsoToday } from './AlsoToday.tsx';
import type { DashboardHrefs, DashboardLeads, FileFigures, ReadyQuestionnaire } from './dashboardData.ts';
import { BelowWaiting, Columns, DashboardFrame, Notices, Updated } from './Dashboard.styles.ts';
import { DashboardSide, type DashboardSideProps } from './DashboardSide.tsx';
import { FigureStrip } from './FigureStrip.tsx';
import { LeadTotals } from './LeadTotals.tsx';
import { VisitorCharts } from './VisitorCharts.tsx';
import { LeadsMissing, WaitingSkeleton } from './WaitingStates.tsx';
import { WaitingLeads } from './WaitingLeads.tsx';

export interface DashboardProps extends Omit<DashboardSideProps, 'stale'> {
  /** `null` before the first answer. */
  leads: DashboardLeads | null;
  /** Why the last answer did not come; what is shown is then that of `updatedAt`, or what this browser knows. */
  problem: Problem | null;
  /** `null` while it is being read. */
  file: FileFigures | null;
  /** Ready for a report; at most as many as are shown. */
  ready: readonly ReadyQuestionnaire[];
  /** `null` before the first answer. */
  visitors: CountSummary | null;
  visitorsProblem: Problem | null;
  refreshing: boolean;
  updatedAt: Instant | null;
  now: Instant;
  hrefs: DashboardHrefs;
  onRefresh: () => void;
  /** Puts a lead's address on the clipboard. */
  onCopy: (text: string) => Promise<void>;
  /** An address that does not exist, for which this page stands in. */
  notFound: string | null;
  onDismissNotFound: () => void;
}

/** What the advisor needs first, from top to bottom: who waits, what else is there to do, figures; the rest beside it. */
export function Dashboard(props: DashboardProps) {
  const { leads, problem, file, visitors, refreshing, updatedAt, now, health, hrefs, onRefresh, notFound } = props;
  const { t, language } = useAdminWords();
  const dates = dateWords(t, language, now);
  const updated = updatedAt === null ? null : dates.time(updatedAt);
  const stale = leads?.origin === 'server' && (refreshing || problem !== null);
  const waiting = leads === null && problem === null;
  const backup = health.status?.backup;
  const retry = <TextButton onClick={onRefresh}>{t('common:action.retry')}</TextButton>;

  return (
    <DashboardFrame>
      <title>{`${t('dashboard.pageTitle')} – ${brand.name}`}</title>
      <PageHead
        title={t('dashboard.title')}
        note={dates.fullDay(now)}
        actions={
          <>
            {updated !== null && <Updated>{t('dashboard.updated', { time: updated })}</Updated>}
            <IconButton
              variant="secondary"
              icon={RefreshCw}
              label={t('dashboard.refresh')}
              aria-disabled={refreshing}
              aria-busy={refreshing}
              onClick={onRefresh}
            />
          </>
        }
      />
      <Notices>
        {notFound !== null && (
          <Alert
            tone="info"
            live
            action={<TextButton onClick={props.onDismissNotFound}>{t('common:action.dismiss')}</TextButton>}
          >
            {t('notFound.text', { path: notFound })}
          </Alert>
        )}
        {problem !== null && leads?.origin === 'server' && (
          <Alert tone="danger" live action={retry}>
            {t('dashboard.refreshFailed', { message: problemText(t, problem), time: updated ?? '' })}
          </Alert>
        )}
        {problem !== null && leads?.origin === 'browser' && (
          <Alert
            tone="warning"
            live
            action={retry}
            title={t('errors:leads_load_failed', { message: problemText(t, problem) })}
          >
            {` ${t('dashboard.localLeads', { total: leads.total })}`}
          </Alert>
        )}
        {backup !== undefined && isBackupLate(backup, health.status?.uptime ?? 0, now) && (
          <Alert tone="warning" title={t('dashboard.backupLate')}>
            {` ${backupRemark(t, backup)}`}
          </Alert>
        )}
      </Notices>
      <Columns>
        <div aria-busy={refreshing || waiting} data-stale={stale}>
          {leads === null && problem !== null && <LeadsMissing problem={problem} onRetry={onRefresh} />}
          {waiting && <WaitingSkeleton />}
          {leads !== null && <WaitingLeads {...leads} now={now} hrefs={hrefs} onCopy={props.onCopy} />}
          <BelowWaiting data-waiting={waiting}>
            <AlsoToday failedMails={health.status?.failedMails ?? []} ready={props.ready} now={now} hrefs={hrefs} />
            <FigureStrip leads={leads} file={file} visitors={visitors} now={now} hrefs={hrefs} />
            <VisitorCharts visitors={visitors} problem={props.visitorsProblem} now={now} onRetry={onRefresh} />
            {leads !== null && leads.breakdown !== null && (
              <LeadTotals breakdown={leads.breakdown} leadsHref={hrefs.leads} />
            )}
          </BelowWaiting>
        </div>
        <DashboardSide {...props} />
      </Columns>
    </DashboardFrame>
  );
}
