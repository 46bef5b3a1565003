import { type LeadQuery, type LeadStatus, leadStatuses, leadStatusLabel } from '@fnc/domain';
import { StageRing } from '../../components/StageRing/StageRing.tsx';
import { leadStages } from '../leads/leadStages.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { SectionHead } from './Dashboard.styles.ts';
import { Figures, FigureLink, Totals } from './LeadTotals.styles.ts';

export interface LeadTotalsProps {
  total: number;
  byStatus: Readonly<Record<LeadStatus, number>>;
  leadsHref: (query: LeadQuery) => string;
}

/** How many leads there are, and how far each is. Every figure is the way to its list. */
export function LeadTotals({ total, byStatus, leadsHref }: LeadTotalsProps) {
  const { t, language } = useAdminWords();
  const figure = new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-GB');
  return (
    <Totals aria-labelledby="totals">
      <SectionHead>
        <h2 id="totals">{t('dashboard.totals')}</h2>
      </SectionHead>
      <Figures>
        <li>
          <FigureLink href={leadsHref({})}>
            <span>{t('dashboard.total')}</span>
            <strong>{figure.format(total)}</strong>
          </FigureLink>
        </li>
        {leadStatuses.map((status) => (
          <li key={status}>
            <FigureLink href={leadsHref({ status: [status] })}>
              <span>
                <StageRing stage={leadStages[status]} />
                {leadStatusLabel(status, language)}
              </span>
              <strong>{figure.format(byStatus[status])}</strong>
            </FigureLink>
          </li>
        ))}
      </Figures>
    </Totals>
  );
}
