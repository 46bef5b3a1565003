import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Chip, ChipButton } from '../../components/Chip/Chip.tsx';
import { useOpenedOnce } from '../../components/Dialog/useOpenedOnce.ts';
import { FilterBar, type FilterBarProps } from '../../components/FilterBar/FilterBar.tsx';
import { activeFilters, type FilterName, filterValue, withoutFilter, withoutFilters } from '../leads/filters.ts';
import { dateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { LeadFiltersProps } from './LeadFilters.tsx';

// For phones, and fetched there when it is first opened.
const LeadFiltersDialog = lazy(async () => ({ default: (await import('./LeadFiltersDialog.tsx')).LeadFiltersDialog }));

export interface LeadChipsProps extends LeadFiltersProps {
  count: FilterBarProps['count'];
  /** All that match: on the button of the dialog. */
  matching: number;
  /** Even more match than `matching` says. */
  exceeded: boolean | undefined;
  narrow: boolean;
}

const names = {
  search: 'chipSearch',
  status: 'filterStatus',
  source: 'filterSource',
  received: 'filterReceived',
} as const;

/** What is filtered, how many are left, and the way back to all. */
export function LeadChips({ count, matching, exceeded, narrow, ...filters }: LeadChipsProps) {
  const { t, language } = useAdminWords();
  const [open, setOpen] = useState(false);
  const opened = useOpenedOnce(open);
  const { query, now, onQuery } = filters;
  const active = activeFilters(query);
  const reset = active.length === 0 ? undefined : () => onQuery(withoutFilters(query));

  const value = (name: FilterName) => {
    const { status = [] } = query;
    if (narrow && name === 'status' && status.length > 1) return t('leads.chosen', { count: status.length });
    return filterValue(name, query, { t, language, dates: dateWords(t, language, now) });
  };

  return (
    <>
      <FilterBar count={count} onReset={narrow ? undefined : reset}>
        {narrow && (
          <ChipButton key="all" icon={SlidersHorizontal} onClick={() => setOpen(true)}>
            {t('leads.filter')}
            {active.length > 0 && <strong>{active.length}</strong>}
          </ChipButton>
        )}
        {active.map((name) => (
          <Chip
            key={name}
            name={t(`leads.${names[name]}`)}
            value={value(name)}
            onRemove={() => onQuery(withoutFilter(query, name))}
          />
        ))}
      </FilterBar>
      <Suspense>
        {opened && (
          <LeadFiltersDialog
            {...filters}
            open={open}
            onClose={() => setOpen(false)}
            onReset={reset}
            matching={matching}
            exceeded={exceeded}
          />
        )}
      </Suspense>
    </>
  );
}
