import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Chip, ChipButton } from '../../components/Chip/Chip.tsx';
import { useOpenedOnce } from '../../components/Dialog/useOpenedOnce.ts';
import { FilterBar } from '../../components/FilterBar/FilterBar.tsx';
import {
  activeClientFilters,
  type ClientFilterName,
  clientFilterValue,
  withoutClientFilter,
  withoutClientFilters,
} from '../clients/clientFilters.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { ClientFiltersProps } from './ClientToolbar.tsx';

// For phones, and fetched there when it is first opened.
const ClientFiltersDialog = lazy(async () => ({
  default: (await import('./ClientFiltersDialog.tsx')).ClientFiltersDialog,
}));

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
  const opened = useOpenedOnce(open);
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
      <Suspense>
        {opened && (
          <ClientFiltersDialog
            {...filters}
            open={open}
            onClose={() => setOpen(false)}
            onReset={reset}
            matching={matching}
          />
        )}
      </Suspense>
    </>
  );
}
