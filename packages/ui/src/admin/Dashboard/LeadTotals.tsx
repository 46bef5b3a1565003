import { type LeadQuery, type LeadStatus, leadStatuses, leadStatusLabel } from '@fnc/domain';
import { StageRing } from '../../components/StageRing/StageRing.tsx';
import { StatStrip, StatTile } from '../../components/StatTile/StatTile.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { leadStages } from '../leads/leadStages.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { SectionHead } from './Dashboard.styles.ts';
import { Totals } from './LeadTotals.styles.ts';

export interface LeadTotalsProps {
  total: number;
  byStatus: Readonly<Record<LeadStatus, number>>;
  leadsHref: (query: LeadQuery) => string;
}

/** How many leads there are, and how far each is. Every figure is the way to its list. */
export function LeadTotals({ total, byStatus, leadsHref }: LeadTotalsProps) {
  const { t, language } = useAdminWords();
  return (
    <Totals aria-labelledby="totals">
      <SectionHead>
        <h2 id="totals">{t('dashboard.totals')}</h2>
      </SectionHead>
      <StatStrip>
        <li>
          <StatTile href={leadsHref({})} label={t('dashboard.total')} value={formatFigure(total, language)} />
        </li>
        {leadStatuses.map((status) => (
          <li key={status}>
            <StatTile
              href={leadsHref({ status: [status] })}
              mark={<StageRing stage={leadStages[status]} />}
              label={leadStatusLabel(status, language)}
              value={formatFigure(byStatus[status], language)}
            />
          </li>
        ))}
      </StatStrip>
    </Totals>
  );
}
