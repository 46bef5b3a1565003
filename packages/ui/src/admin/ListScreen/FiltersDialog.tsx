import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { ListSort } from './listScreen.ts';
import { DialogFilters, FilterGroup } from './ListScreen.styles.ts';

interface FiltersDialogProps<Sort extends string> {
  open: boolean;
  filters: readonly { readonly id: string; readonly label: string; readonly fields: ReactNode }[];
  sorts: readonly ListSort<Sort>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Absent while no filter is set. */
  onReset: (() => void) | undefined;
  /** The text of the button that shows the matches. */
  show: string;
  onClose: () => void;
}

/** All filters and sort orders, where there is no room for them beside the search. */
export function FiltersDialog<Sort extends string>(props: FiltersDialogProps<Sort>) {
  const { open, filters, sorts, sort, onSort, onReset, show, onClose } = props;
  const { t } = useAdminWords();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('common:list.filtersTitle')}
      phone="full"
      footer={
        <>
          {onReset && <Button onClick={onReset}>{t('common:list.resetFilters')}</Button>}
          <Button variant="primary" onClick={onClose}>
            {show}
          </Button>
        </>
      }
    >
      <DialogFilters>
        <FilterGroup>
          <SelectField
            label={t('common:list.sortLabel')}
            placeholder={null}
            aria-required={undefined}
            value={sort}
            options={sorts.map(({ value, label }) => ({ value, label }))}
            onChange={({ target }) => onSort(sorts.find(({ value }) => value === target.value)?.value ?? sort)}
          />
        </FilterGroup>
        {filters.map(({ id, label, fields }) => (
          <FilterGroup key={id} as="fieldset">
            <legend>{label}</legend>
            {fields}
          </FilterGroup>
        ))}
      </DialogFilters>
    </Dialog>
  );
}
