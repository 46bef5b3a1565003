import {
  brand,
  type CountSummary,
  type Instant,
  isBackupLate,
  type LeadQuery,
  leadSourceLabel,
  leadStatuses,
  leadStatusLabel,
} from '@fnc/domain';
import { ChevronRight, RefreshCw } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StageRing } from '../../components/StageRing/StageRing.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatFigure } from '../../locales/figures.ts';
import type { DataToolsProps } from '../DataTools/dataTools.ts';
import { DataTools } from '../DataTools/DataTools.tsx';
import { ToolRows } from '../DataTools/ToolRow.styles.ts';
import { ToolRowLink } from '../DataTools/ToolRow.tsx';
import { FactSection, FactTitle } from '../FactList/FactList.styles.ts';
import { leadStages } from '../leads/leadStages.tsx';
import { PageFrame } from '../PageHead/PageHead.styles.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { type NavEntry, navIcons } from '../Shell/navEntries.ts';
import type { ServerHealth } from '../Shell/serverHealth.ts';
import { backupRemark } from '../words/backup.ts';
import { dateWords } from '../words/dates.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { AccountPanel, type AccountPanelProps } from './AccountPanel.tsx';
import { AlsoToday } from './AlsoToday.tsx';
import { BelowWaiting, Columns, SectionHead, Side, SideRest, SideToggle, Updated } from './Dashboard.styles.ts';
import type {
  DashboardHrefs,
  DashboardLeads,
  FileFigures,
  LeadBreakdown,
  ReadyQuestionnaire,
} from './dashboardData.ts';
import { FigureStrip } from './FigureStrip.tsx';
import { TotalLink, TotalList, Totals } from './LeadTotals.styles.ts';
import { ServerFacts } from './ServerFacts.tsx';
import { VisitorCharts } from './VisitorCharts.tsx';
import { Nobody } from './WaitingLeads.styles.ts';
import { WaitingLeads } from './WaitingLeads.tsx';

interface DashboardSideProps extends AccountPanelProps {
  health: ServerHealth;
  now: Instant;
  tools: DataToolsProps;
  /** The links that the specification names, in this order. */
  links: readonly NavEntry[];
}

/** Server, data, account and links; on a phone only the server's state, and the rest behind a button. */
function DashboardSide(props: DashboardSideProps) {
  const { health, now, tools, links, role, onChangePassword, onSignOut } = props;
  const { t } = useAdminWords();
  const [open, setOpen] = useState(false);
  const restId = useId();
  return (
    <Side data-open={open}>
      <ServerFacts health={health} now={now} />
      <SideToggle type="button" aria-expanded={open} aria-controls={restId} onClick={() => setOpen(!open)}>
        <span>{t('dashboard.sideToggle')}</span>
        <Icon of={ChevronRight} size={18} />
      </SideToggle>
      <SideRest id={restId}>
        <DataTools {...tools} />
        <AccountPanel role={role} onChangePassword={onChangePassword} onSignOut={onSignOut} />
        <FactSection>
          <FactTitle>{t('dashboard.places')}</FactTitle>
          <ToolRows>
            {links.map(({ id, href }) => (
              <li key={id}>
                <ToolRowLink icon={navIcons[id]} href={href}>
                  {t(`shell.${id}`)}
                </ToolRowLink>
              </li>
            ))}
          </ToolRows>
        </FactSection>
      </SideRest>
    </Side>
  );
}

interface LeadTotalsProps {
  breakdown: LeadBreakdown;
  leadsHref: (query: LeadQuery) => string;
}

/** Leads by status and by source. Every figure links to its list. */
function LeadTotals({ breakdown: { byStatus, bySource }, leadsHref }: LeadTotalsProps) {
  const { t, language } = useAdminWords();
  const row = (key: string, query: LeadQuery, label: ReactNode, count: number) => (
    <li key={key}>
      <TotalLink href={leadsHref(query)}>
        <span>{label}</span>
        <strong>{formatFigure(count, language)}</strong>
      </TotalLink>
    </li>
  );
  return (
    <Totals>
      <section aria-labelledby="by-status">
        <Row gap={[0, 2]} align="baseline" below={4}>
          <Heading level={2} size="text" id="by-status">
            {t('dashboard.totals')}
          </Heading>
        </Row>
        <TotalList>
          {leadStatuses.map((status) =>
            row(
              status,
              { status: [status] },
              <>
                <StageRing stage={leadStages[status]} />
                {leadStatusLabel(status, language)}
              </>,
              byStatus[status],
            ),
          )}
        </TotalList>
      </section>
      <section aria-labelledby="by-source">
        <Row gap={[0, 2]} align="baseline" below={4}>
          <Heading level={2} size="text" id="by-source">
            {t('dashboard.totalsBySource')}
          </Heading>
        </Row>
        <TotalList>
          {bySource.map(({ source, leads }) =>
            row(source, { source: [source] }, leadSourceLabel(source, language), leads),
          )}
          {bySource.length === 0 && <li>{t('dashboard.noSources')}</li>}
        </TotalList>
      </section>
    </Totals>
  );
}

/** Shown when neither the server nor this browser has leads to show. */
function LeadsMissing({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { t } = useAdminWords();
  return (
    <EmptyState kind="failed" title={t('dashboard.failedTitle')} onRetry={onRetry}>
      {problemText(t, problem)}
    </EmptyState>
  );
}

function WaitingSkeleton() {
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

export interface DashboardProps extends Omit<DashboardSideProps, 'stale'> {
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
  /** Copies a lead's address to the clipboard. */
  onCopy: (text: string) => Promise<void>;
  /** A requested address that does not exist; the dashboard is shown instead. */
  notFound: string | null;
  onDismissNotFound: () => void;
}

/** By urgency, from top to bottom: waiting leads, other tasks, figures; the rest beside them. */
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
    <PageFrame>
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
      </Stack>
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
    </PageFrame>
  );
}
