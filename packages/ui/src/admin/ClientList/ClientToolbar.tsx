import { type ClientQuery, type ClientStatus, clientStatuses, clientStatusLabel } from '@fnc/domain';
import { ChevronDown } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Toolbar } from '../../components/BulkBar/Toolbar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import { SearchBox } from '../../components/SearchBox/SearchBox.tsx';
import { FilterGroup, ToolbarFilters, ToolbarSearch } from '../LeadList/LeadList.styles.ts';
import { toggled } from '../words/toggled.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

export interface ClientFiltersProps {
  query: ClientQuery;
  onQuery: (query: ClientQuery) => void;
}

/** A box for each status; none ticked means all. */
export function StatusBoxes({ query, onQuery }: ClientFiltersProps) {
  const { language } = useAdminWords();
  return clientStatuses.map((status: ClientStatus) => (
    <CheckboxField
      key={status}
      label={clientStatusLabel(status, language)}
      checked={query.status?.includes(status) ?? false}
      onChange={() => onQuery({ ...query, status: toggled(query.status, status) })}
    />
  ));
}

export interface ClientToolbarProps extends ClientFiltersProps {
  text: string;
  onType: (text: string) => void;
  /** On a phone there is no key to go here. */
  narrow: boolean;
  ref?: Ref<{ focus: () => void }> | undefined;
}

/** Search and filter. On a phone the filter is behind a chip, in the row below. */
export function ClientToolbar({ text, onType, narrow, ref, ...filters }: ClientToolbarProps) {
  const { t } = useAdminWords();
  const [open, setOpen] = useState(false);
  const label = t('clients.filterStatus');
  return (
    <Toolbar>
      <ToolbarSearch>
        <SearchBox
          ref={ref}
          value={text}
          onChange={onType}
          label={t('clients.search')}
          shortcut={narrow ? undefined : '/'}
        />
      </ToolbarSearch>
      <ToolbarFilters>
        <Popover label={label} open={open} onOpen={setOpen} trigger={<Button iconEnd={ChevronDown}>{label}</Button>}>
          <FilterGroup>
            <StatusBoxes {...filters} />
          </FilterGroup>
        </Popover>
      </ToolbarFilters>
    </Toolbar>
  );
}
