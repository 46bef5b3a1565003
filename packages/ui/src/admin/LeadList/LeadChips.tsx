import { adminLeadSort, leadSorts } from '@fnc/domain';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Chip, ChipButton } from '../../components/Chip/Chip.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { FilterBar } from '../../components/FilterBar/FilterBar.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { activeFilters, type FilterName, filterValue, withoutFilter, withoutFilters } from '../leads/filters.ts';
import { sortWords } from '../LeadTable/LeadTable.tsx';
import { dateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { AllFilters, type LeadFiltersProps } from './LeadFilters.tsx';
import { DialogFilters, FilterGroup } from './LeadList.styles.ts';

export interface LeadChipsProps extends LeadFiltersProps {
  count: { shown: number; total: number } | null;
  /** All that match: on the button of the dialog. */
  matching: number;
  narrow: boolean;
}

const names = {
  search: 'chipSearch',
  status: 'filterStatus',
  source: 'filterSource',
  received: 'filterReceived',
} as const;

/** What is filtered, how many are left, and the way back to all. */
export function LeadChips({ count, matching, narrow, ...filters }: LeadChipsProps) {
  const { t, language } = useAdminWords();
  const [open, setOpen] = useState(false);
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
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('leads.filtersTitle')}
        phone="full"
        footer={
          <>
            {reset && <Button onClick={reset}>{t('leads.resetFilters')}</Button>}
            <Button variant="primary" onClick={() => setOpen(false)}>
              {t('leads.filtersShow', { count: matching })}
            </Button>
          </>
        }
      >
        <DialogFilters>
          <FilterGroup>
            <SelectField
              label={t('leads.sortLabel')}
              placeholder={null}
              aria-required={undefined}
              value={query.sort ?? adminLeadSort}
              options={leadSorts.map((sort) => ({ value: sort, label: t(`leads.${sortWords[sort]}`) }))}
              onChange={(event) => onQuery({ ...query, sort: leadSorts.find((sort) => sort === event.target.value) })}
            />
          </FilterGroup>
          <AllFilters {...filters} />
        </DialogFilters>
      </Dialog>
    </>
  );
}
