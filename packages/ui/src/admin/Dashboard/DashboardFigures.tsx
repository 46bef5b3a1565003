import {
  type CountSummary,
  dayOf,
  type Instant,
  type LeadQuery,
  leadSourceLabel,
  leadStatuses,
  leadStatusLabel,
  nextMonday,
} from '@fnc/domain';
import type { ReactNode } from 'react';
import { Funnel } from '../../charts/Funnel/Funnel.tsx';
import { WeekBars } from '../../charts/WeekBars/WeekBars.tsx';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { StageRing } from '../../components/StageRing/StageRing.tsx';
import { StatStrip, StatTile } from '../../components/StatTile/StatTile.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { formatWholeShare } from '../../locales/wholeShares.ts';
import { leadStages } from '../leads/leadStages.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Charts, Figures, TotalLink, TotalList } from './Dashboard.styles.ts';
import type { DashboardHrefs, DashboardLeads, FileFigures, LeadBreakdown } from './dashboardData.ts';

type Week = CountSummary['weeks'][number];

/** Whether the week is not over, so that its figure can still grow. */
const isRunning = (week: Pick<Week, 'monday'>, now: Instant): boolean =>
  week.monday <= dayOf(now) && dayOf(now) < nextMonday(week);

const dayMs = 86_400_000;

export interface FigureStripProps {
  leads: DashboardLeads | null;
  file: FileFigures | null;
  visitors: CountSummary | null;
  now: Instant;
  hrefs: DashboardHrefs;
}

const tile = (label: string, href: string, value: ReactNode, note: string | null | undefined) => (
  <li key={label}>
    <StatTile label={label} href={href} value={value} note={note ?? undefined} />
  </li>
);

/** The five figures of the specification, and the leads. Each links to its list. */
export function FigureStrip({ leads, file, visitors, now, hrefs }: FigureStripProps) {
  const { t, language } = useAdminWords();
  const figure = (value: number | undefined) =>
    value === undefined ? <Skeleton width={48} /> : formatFigure(value, language);
  const share = (part: number, whole: number) =>
    part > whole || whole < 1 ? undefined : formatWholeShare(part / whole, language);

  const week = visitors?.weeks.findLast((one) => isRunning(one, now));
  const answered = file && share(file.totalAnswers, file.totalQuestions);
  const completed = file && share(file.completedClients, file.totalClients);
  const pendingDays =
    file?.oldestPending == null
      ? null
      : Math.max(0, Date.parse(dayOf(now)) - Date.parse(dayOf(file.oldestPending))) / dayMs;
  const pendingNote = () => {
    if (pendingDays === null) return null;
    return pendingDays === 0 ? t('dashboard.pendingToday') : t('dashboard.pendingOldest', { count: pendingDays });
  };

  return (
    <Figures>
      <StatStrip label={t('dashboard.figures')}>
        {tile(
          t('dashboard.leads'),
          hrefs.leads({}),
          figure(leads?.total),
          leads?.origin === 'browser'
            ? t('dashboard.leadsOfBrowser')
            : week && t('dashboard.leadsThisWeek', { count: week.leads }),
        )}
        {tile(
          t('dashboard.clients'),
          hrefs.clients(),
          figure(file?.totalClients),
          file && t('dashboard.clientsNote', { active: file.activeClients, inactive: file.inactiveClients }),
        )}
        {tile(t('dashboard.pending'), hrefs.clients('pending'), figure(file?.pendingClients), pendingNote())}
        {tile(
          t('dashboard.completed'),
          hrefs.clients('completed'),
          figure(file?.completedClients),
          completed && t('dashboard.completedNote', { share: completed }),
        )}
        {tile(
          t('dashboard.questions'),
          hrefs.questions,
          figure(file?.totalQuestions),
          file && t('dashboard.questionsNote', { count: file.totalClients }),
        )}
        {tile(
          t('dashboard.answers'),
          hrefs.clients(),
          figure(file?.totalAnswers),
          answered && t('dashboard.answersNote', { share: answered }),
        )}
      </StatStrip>
    </Figures>
  );
}

/** The heading of a chart or a list of totals. */
const head = (id: string, title: string, note?: string) => (
  <Row gap={[0, 2]} align="baseline" below={4}>
    <Heading level={2} size="text" id={id}>
      {title}
    </Heading>
    {note !== undefined && (
      <Text as="span" size="small" tone="quiet" wide>
        {note}
      </Text>
    )}
  </Row>
);

const steps = ['visits', 'calculator', 'guide', 'leads', 'converted'] as const;

export interface VisitorChartsProps {
  /** `null` before the first response. */
  visitors: CountSummary | null;
  problem: Problem | null;
  now: Instant;
  onRetry: () => void;
}

/** The funnel from visit to client, and leads per week, as the server counted them. */
export function VisitorCharts({ visitors, problem, now, onRetry }: VisitorChartsProps) {
  const { t } = useAdminWords();
  if (visitors === null && problem !== null) {
    return (
      <Charts>
        <Alert tone="warning" action={<TextButton onClick={onRetry}>{t('common:action.retry')}</TextButton>}>
          {t('dashboard.visitorsFailed', { message: problemText(t, problem) })}
        </Alert>
      </Charts>
    );
  }
  const weeks = visitors?.weeks ?? [];
  const [first] = weeks;
  const last = weeks.at(-1);
  const span = first && last ? t('dashboard.weeksSpan', { from: first.week, to: last.week }) : '';
  const running = last !== undefined && isRunning(last, now);
  return (
    <Charts>
      <section aria-labelledby="funnel">
        {head('funnel', t('dashboard.funnel'), t('dashboard.funnelPeriod'))}
        <Funnel
          label={`${t('dashboard.funnel')}, ${t('dashboard.funnelPeriod')}`}
          steps={
            visitors &&
            steps.map((step) => ({ name: t(`dashboard.funnelSteps.${step}`), count: visitors.funnel[step] }))
          }
          loadingRows={steps.length}
          heads={[t('dashboard.funnelStep'), t('dashboard.funnelCount'), t('dashboard.funnelShare')]}
        />
      </section>
      <section aria-labelledby="weeks" data-first-on-phone="">
        {head('weeks', t('dashboard.weeks'), running ? t('dashboard.weeksRunning', { span }) : span)}
        <WeekBars
          label={`${t('dashboard.weeks')}, ${span}`}
          bars={
            visitors &&
            visitors.weeks.map((week) => ({
              name: t('dashboard.week', { week: week.week }),
              short: `${week.week}`,
              value: week.leads,
              state: isRunning(week, now) ? ('running' as const) : undefined,
            }))
          }
          heads={[t('dashboard.weekHead'), t('dashboard.leads')]}
        />
      </section>
    </Charts>
  );
}

export interface LeadTotalsProps {
  breakdown: LeadBreakdown;
  leadsHref: (query: LeadQuery) => string;
}

/** Leads by status and by source. Every figure links to its list. */
export function LeadTotals({ breakdown: { byStatus, bySource }, leadsHref }: LeadTotalsProps) {
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
    <Charts>
      <section aria-labelledby="by-status">
        {head('by-status', t('dashboard.totals'))}
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
        {head('by-source', t('dashboard.totalsBySource'))}
        <TotalList>
          {bySource.map(({ source, leads }) =>
            row(source, { source: [source] }, leadSourceLabel(source, language), leads),
          )}
          {bySource.length === 0 && <li>{t('dashboard.noSources')}</li>}
        </TotalList>
      </section>
    </Charts>
  );
}
