import { clientSorts, defaultClientSort } from '@fnc/domain';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Chip, ChipButton } from '../../components/Chip/Chip.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { FilterBar } from '../../components/FilterBar/FilterBar.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import {
  activeClientFilters,
  type ClientFilterName,
  clientFilterValue,
  withoutClientFilter,
  withoutClientFilters,
} from '../clients/clientFilters.ts';
import { DialogFilters, FilterGroup, FilterLegend } from '../LeadList/LeadList.styles.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { clientSortWords } from './ClientTable.tsx';
import { type ClientFiltersProps, StatusBoxes } from './ClientToolbar.tsx';

export interface ClientChipsProps extends ClientFiltersProps {
  /** `null` while it is not known, or where it stands elsewhere. */
  count: { shown: number; total: number } | null;
  /** All that match: on the button of the dialog. */
  matching: number;
  narrow: boolean;
}

const names = { search: 'chipSearch', status: 'filterStatus' } as const;

/** What is filtered, how many are left, and the way back to all. */
export function ClientChips({ count, matching, narrow, ...filters }: ClientChipsProps) {
  const { t, language } = useAdminWords();
  const [open, setOpen] = useState(false);
  const { query, onQuery } = filters;
  const active = activeClientFilters(query);
  const reset = active.length === 0 ? undefined : () => onQuery(withoutClientFilters(query));
  const value = (name: ClientFilterName) => {
    const { status = [] } = query;
    if (narrow && name === 'status' && status.length > 1) return t('clients.chosen', { count: status.length });
    return clientFilterValue(name, query, language);
  };

  return (
    <>
      <FilterBar count={count} onReset={narrow ? undefined : reset}>
        {narrow && (
          <ChipButton key="all" icon={SlidersHorizontal} onClick={() => setOpen(true)}>
            {t('clients.filter')}
            {active.length > 0 && <strong>{active.length}</strong>}
          </ChipButton>
        )}
        {active.map((name) => (
          <Chip
            key={name}
            name={t(`clients.${names[name]}`)}
            value={value(name)}
            onRemove={() => onQuery(withoutClientFilter(query, name))}
          />
        ))}
      </FilterBar>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('clients.filtersTitle')}
        phone="full"
        footer={
          <>
            {reset && <Button onClick={reset}>{t('clients.resetFilters')}</Button>}
            <Button variant="primary" onClick={() => setOpen(false)}>
              {t('clients.filtersShow', { count: matching })}
            </Button>
          </>
        }
      >
        <DialogFilters>
          <FilterGroup>
            <SelectField
              label={t('clients.sortLabel')}
              placeholder={null}
              aria-required={undefined}
              value={query.sort ?? defaultClientSort}
              options={clientSorts.map((sort) => ({ value: sort, label: t(`clients.${clientSortWords[sort]}`) }))}
              onChange={(event) => onQuery({ ...query, sort: clientSorts.find((sort) => sort === event.target.value) })}
            />
          </FilterGroup>
          <FilterGroup as="fieldset">
            <FilterLegend>{t('clients.filterStatus')}</FilterLegend>
            <StatusBoxes {...filters} />
          </FilterGroup>
        </DialogFilters>
      </Dialog>
    </>
  );
}
