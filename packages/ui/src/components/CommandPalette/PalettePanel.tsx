import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { CommandGroup } from './command.ts';
import { PaletteHead, PaletteInput, PaletteScroll } from './CommandPalette.styles.ts';
import { filterCommands, type FoundCommand, type FoundGroup } from './filterCommands.ts';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteNotice } from './PaletteNotice.tsx';
import { PaletteRow } from './PaletteRow.tsx';
import { PaletteGroup, PaletteGroupLabel, PaletteList } from './PaletteRow.styles.ts';

export interface PalettePanelProps {
  /** Asked by Escape, a choice or a click beside it. */
  onClose: () => void;
  /** Names the dialog, its field and its list, and stands in the empty field: "Zoek of ga naar". */
  label: string;
  /** In the order of the list: first who, then what can be done, then where to go. */
  groups: readonly CommandGroup[];
  /** Told of every change, and of '' when it opens; the owner waits a moment before it asks a server. */
  onQuery?: ((query: string) => void) | undefined;
  /** Of the owner's search. While `loading` and after it `failed`, the groups that are there keep working. */
  search?: 'ready' | 'loading' | 'failed' | undefined;
  /** After `failed`: once more. */
  onRetry?: (() => void) | undefined;
}

/** Inside of the palette; new each time it opens, so that it begins empty. */
export function PalettePanel({ onClose, label, groups, onQuery, search = 'ready', onRetry }: PalettePanelProps) {
  const [query, setQuery] = useState('');
  const highlighted = useRef<FoundCommand | undefined>(undefined);
  const tell = useEffectEvent((typed: string) => onQuery?.(typed));
  useEffect(() => tell(query), [query]);

  const found = filterCommands(groups, query);
  const openInTab = (event: KeyboardEvent) => {
    const href = highlighted.current?.command.href;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || href === undefined) return;
    event.preventDefault();
    window.open(href, '_blank', 'noopener');
  };
  return (
    <Base.Root
      inline
      open
      mode="none"
      autoHighlight="always"
      keepHighlight
      items={found}
      itemToStringValue={({ command }: FoundCommand) => command.label}
      value={query}
      onValueChange={(next, { reason }) => {
        if (reason === 'input-change') setQuery(next); // a chosen command is not written into the field
      }}
      onItemHighlighted={(item?: FoundCommand) => {
        highlighted.current = item;
      }}
    >
      <PaletteHead>
        {search === 'loading' ? <Spinner /> : <Icon of={Search} size={20} />}
        <PaletteInput
          aria-label={label}
          placeholder={label}
          spellCheck={false}
          autoCapitalize="none"
          enterKeyHint="go"
          data-autofocus=""
          onKeyDown={openInTab}
        />
        <Kbd aria-hidden="true">Esc</Kbd>
      </PaletteHead>
      <PaletteScroll tabIndex={-1}>
        <PaletteNotice
          search={search}
          query={query}
          count={found.reduce((sum, { items }) => sum + items.length, 0)}
          onRetry={onRetry}
        />
        <PaletteList aria-label={label}>
          {({ group, items }: FoundGroup) => (
            <PaletteGroup key={group.id} items={items}>
              <PaletteGroupLabel>{group.label}</PaletteGroupLabel>
              {items.map((item) => (
                <PaletteRow key={item.command.id} found={item} kind={group.kind} onClose={onClose} />
              ))}
            </PaletteGroup>
          )}
        </PaletteList>
      </PaletteScroll>
      <PaletteFoot actions={groups.some(({ kind }) => kind === 'actions')} />
    </Base.Root>
  );
}
