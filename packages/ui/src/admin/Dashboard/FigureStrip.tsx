import { type CountSummary, dayOf, type Instant } from '@fnc/domain';
import type { ReactNode } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { StatStrip, StatTile } from '../../components/StatTile/StatTile.tsx';
import { formatFigure, formatShare } from '../../locales/figures.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { DashboardHrefs, DashboardLeads, FileFigures } from './dashboardData.ts';
import { Figures } from './Dashboard.styles.ts';
import { isRunning } from './weeks.ts';

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
    <StatTile label={label} href={href} value={value} {...(typeof note === 'string' && { note })} />
  </li>
);

/** The five figures of the specification, and the leads. Each links to its list. */
export function FigureStrip({ leads, file, visitors, now, hrefs }: FigureStripProps) {
  const { t, language } = useAdminWords();
  const figure = (value: number | undefined) =>
    value === undefined ? <Skeleton width={48} /> : formatFigure(value, language);
  const share = (part: number, whole: number) =>
    part > whole || whole === 0 ? undefined : formatShare(Math.round((part / whole) * 100) / 100, language);

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
