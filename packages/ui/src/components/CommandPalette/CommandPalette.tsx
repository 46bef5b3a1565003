import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import { CircleAlert, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useModalDialog } from '../Dialog/useModalDialog.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { RoutedLink } from '../Link/RoutedLink.tsx';
import { TextButton } from '../Link/TextButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Row } from '../Stack/Row.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { CommandGroup } from './command.ts';
import {
  PaletteFailure,
  PaletteGroupLabel,
  PaletteHead,
  PaletteHints,
  PaletteInput,
  PaletteList,
  PaletteScroll,
  PaletteWords,
  RowKeys,
  RowMark,
  RowWords,
  StyledPalette,
  StyledRow,
} from './CommandPalette.styles.ts';
import { actionsOnly, filterCommands, type FoundCommand, type FoundGroup, markRanges } from './filterCommands.ts';

interface PaletteRowProps {
  found: FoundCommand;
  kind: CommandGroup['kind'];
  onClose: () => void;
}

/** One command. A page is a real link, so that it can be opened in a new tab or window. */
function PaletteRow({ found, kind, onClose }: PaletteRowProps) {
  const { command, ranges } = found;
  const { href, onSelect, icon, mark, label, detail, keys } = command;
  return (
    <StyledRow
      value={found}
      data-kind={kind}
      render={href === undefined ? undefined : <RoutedLink href={href} />}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return; // opens another tab or window
        onClose();
        onSelect?.();
      }}
    >
      {(mark !== undefined || icon) && <RowMark>{mark ?? (icon && <Icon of={icon} size={16} />)}</RowMark>}
      <RowWords>
        <span>
          {markRanges(label, ranges).map(({ from, text, found: hit }) => (hit ? <mark key={from}>{text}</mark> : text))}
        </span>{' '}
        {detail !== undefined && <span>{detail}</span>}
      </RowWords>
      <RowKeys aria-hidden="true" data-own={keys === undefined}>
        {(keys ?? ['↵']).map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </RowKeys>
    </StyledRow>
  );
}

interface PaletteNoticeProps {
  search: 'ready' | 'loading' | 'failed';
  query: string;
  /** Number of commands in the list. */
  count: number;
  onRetry?: (() => void) | undefined;
}

/** Status of the search: loading, no results, failed. Announced without moving the focus out of the field. */
function PaletteNotice({ search, query, count, onRetry }: PaletteNoticeProps) {
  const { t } = useTranslation('common');
  const empty = count === 0;
  return (
    <>
      <div role="status">
        {search === 'loading' && empty && <PaletteWords>{t('palette.searching')}</PaletteWords>}
        {search === 'ready' && empty && (
          <PaletteWords>
            <strong>{t('palette.noMatch', { query: query.trim() })}</strong>
            <br />
            {t('palette.noMatchHint')}
          </PaletteWords>
        )}
        {!empty && query !== '' && <VisuallyHidden>{t('palette.count', { count })}</VisuallyHidden>}
      </div>
      {search === 'failed' && (
        <PaletteFailure role="alert">
          <Icon of={CircleAlert} size={16} />
          <span>{t('palette.failed')}</span>
          {onRetry && (
            <TextButton type="button" onClick={onRetry}>
              {t('action.retry')}
            </TextButton>
          )}
        </PaletteFailure>
      )}
    </>
  );
}

/** The keyboard shortcuts of the palette. Hidden on phones. */
function PaletteFoot({ actions }: { actions: boolean }) {
  const { t } = useTranslation('common');
  return (
    <PaletteHints>
      <Row as="span" gap={1.5} align="center" inline>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> {t('palette.choose')}
      </Row>
      <Row as="span" gap={1.5} align="center" inline>
        <Kbd>↵</Kbd> {t('palette.open')}
      </Row>
      <Row as="span" gap={1.5} align="center" inline>
        <Kbd>Ctrl</Kbd>
        <Kbd>↵</Kbd> {t('palette.openInTab')}
      </Row>
      {actions && (
        <Row as="span" gap={1.5} align="center" inline>
          <Kbd>{actionsOnly}</Kbd> {t('palette.onlyActions')}
        </Row>
      )}
    </PaletteHints>
  );
}

interface PalettePanelProps {
  /** Called on Escape, on a selection and on a click outside. */
  onClose: () => void;
  /** Name of the dialog, its field and its list, and the placeholder: "Zoek of ga naar". */
  label: string;
  /** In display order: first people, then actions, then pages. */
  groups: readonly CommandGroup[];
  /** Called on every change, and with '' on open; the owner debounces before it requests a server. */
  onQuery?: ((query: string) => void) | undefined;
  /** State of the owner's search. During `loading` and after `failed` the present groups stay usable. */
  search?: 'ready' | 'loading' | 'failed' | undefined;
  /** Retries after `failed`. */
  onRetry?: (() => void) | undefined;
}

/** Content of the palette; mounted anew on each open, so that it starts empty. */
function PalettePanel({ onClose, label, groups, onQuery, search = 'ready', onRetry }: PalettePanelProps) {
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
        if (reason === 'input-change') setQuery(next); // a selected command is not written into the field
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
            <Base.Group key={group.id} items={items}>
              <PaletteGroupLabel>{group.label}</PaletteGroupLabel>
              {items.map((item) => (
                <PaletteRow key={item.command.id} found={item} kind={group.kind} onClose={onClose} />
              ))}
            </Base.Group>
          )}
        </PaletteList>
      </PaletteScroll>
      <PaletteFoot actions={groups.some(({ kind }) => kind === 'actions')} />
    </Base.Root>
  );
}

export interface CommandPaletteProps extends PalettePanelProps {
  /** Set by the owner, usually on Ctrl-K. */
  open: boolean;
}

/**
 * Finds every page and action by a few typed letters. The focus stays in the field; Escape, a selection or a click
 * outside closes it and returns the focus.
 */
export function CommandPalette({ open, ...panel }: CommandPaletteProps) {
  const { ref, props } = useModalDialog({ open, onClose: panel.onClose });
  return (
    <StyledPalette {...props} ref={ref} aria-label={panel.label}>
      {open && <PalettePanel {...panel} />}
    </StyledPalette>
  );
}
