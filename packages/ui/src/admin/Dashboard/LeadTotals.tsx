import { type LeadQuery, leadSourceLabel, leadStatuses, leadStatusLabel } from '@fnc/domain';
import type { ReactNode } from 'react';
import { StageRing } from '../../components/StageRing/StageRing.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { leadStages } from '../leads/leadStages.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { LeadBreakdown } from './dashboardData.ts';
import { TotalLink, TotalList, Totals } from './LeadTotals.styles.ts';
import { ChartHead } from './VisitorCharts.styles.ts';

export interface LeadTotalsProps {
  breakdown: LeadBreakdown;
  leadsHref: (query: LeadQuery) => string;
}

/** How far the leads are, and where they came from. Every figure is the way to its list. */
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
    <Totals>
      <section aria-labelledby="by-status">
        <ChartHead>
          <h2 id="by-status">{t('dashboard.totals')}</h2>
        </ChartHead>
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
        <ChartHead>
          <h2 id="by-source">{t('dashboard.totalsBySource')}</h2>
        </ChartHead>
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
