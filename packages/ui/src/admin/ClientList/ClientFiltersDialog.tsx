import { clientSorts, defaultClientSort } from '@fnc/domain';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { DialogFilters, FilterGroup, FilterLegend } from '../LeadList/LeadList.styles.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { clientSortWords } from './ClientTable.tsx';
import { type ClientFiltersProps, StatusBoxes } from './ClientToolbar.tsx';

export interface ClientFiltersDialogProps extends ClientFiltersProps {
  open: boolean;
  onClose: () => void;
  /** Absent while nothing is filtered. */
  onReset: (() => void) | undefined;
  /** All that match: on the button that shows them. */
  matching: number;
}

/** Everything one can filter and sort by, where there is no room for it beside the search. */
export function ClientFiltersDialog({ open, onClose, onReset, matching, ...filters }: ClientFiltersDialogProps) {
  const { t } = useAdminWords();
  const { query, onQuery } = filters;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('clients.filtersTitle')}
      phone="full"
      footer={
        <>
          {onReset && <Button onClick={onReset}>{t('clients.resetFilters')}</Button>}
          <Button variant="primary" onClick={onClose}>
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
  );
}
