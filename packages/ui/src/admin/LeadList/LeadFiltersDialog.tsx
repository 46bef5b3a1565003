import { adminLeadSort, leadSorts } from '@fnc/domain';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { sortWords } from '../LeadTable/LeadTable.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { AllFilters, type LeadFiltersProps } from './LeadFilters.tsx';
import { DialogFilters, FilterGroup } from './LeadList.styles.ts';

export interface LeadFiltersDialogProps extends LeadFiltersProps {
  open: boolean;
  onClose: () => void;
  /** Absent while nothing is filtered. */
  onReset: (() => void) | undefined;
  /** All that match: on the button that shows them. */
  matching: number;
  /** Even more match than `matching` says. */
  exceeded: boolean | undefined;
}

/** Everything one can filter and sort by, where there is no room for it beside the search. */
export function LeadFiltersDialog({ open, onClose, onReset, matching, exceeded, ...filters }: LeadFiltersDialogProps) {
  const { t, language } = useAdminWords();
  const { query, onQuery } = filters;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('leads.filtersTitle')}
      phone="full"
      footer={
        <>
          {onReset && <Button onClick={onReset}>{t('leads.resetFilters')}</Button>}
          <Button variant="primary" onClick={onClose}>
            {exceeded === true
              ? t('leads.filtersShowMore', { figure: formatFigure(matching, language) })
              : t('leads.filtersShow', { count: matching })}
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
  );
}
