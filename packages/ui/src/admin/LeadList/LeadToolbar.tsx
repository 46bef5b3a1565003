import { type Ref, useImperativeHandle, useRef } from 'react';
import { Toolbar } from '../../components/BulkBar/Toolbar.tsx';
import { SearchBox } from '../../components/SearchBox/SearchBox.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { FilterButtons, type LeadFiltersProps } from './LeadFilters.tsx';
import { ToolbarFilters, ToolbarSearch } from './LeadList.styles.ts';
import { useSearchText } from './useSearchText.ts';

export interface LeadToolbarProps extends LeadFiltersProps {
  /** The words to search for, once the typing rests. */
  onSearch: (search: string) => void;
  /** On a phone there is no key to go here. */
  narrow: boolean;
  ref?: Ref<{ focus: () => void }> | undefined;
}

/** Search and filters. On a phone the filters are behind a chip, in the row below. */
export function LeadToolbar({ onSearch, narrow, ref, ...filters }: LeadToolbarProps) {
  const { t } = useAdminWords();
  const { text, type } = useSearchText(filters.query.search ?? '', onSearch);
  const box = useRef<{ focus: () => void }>(null);
  useImperativeHandle(ref, () => ({ focus: () => box.current?.focus() }));
  return (
    <Toolbar>
      <ToolbarSearch>
        <SearchBox
          ref={box}
          value={text}
          onChange={type}
          label={t('leads.search')}
          shortcut={narrow ? undefined : '/'}
        />
      </ToolbarSearch>
      <ToolbarFilters>
        <FilterButtons {...filters} />
      </ToolbarFilters>
    </Toolbar>
  );
}
