import { brand } from '@fnc/domain';
import { ChevronDown, RefreshCw, RotateCcw, SlidersHorizontal } from 'lucide-react';
import { Fragment, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Toolbar } from '../../components/BulkBar/Toolbar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { Chip, ChipButton } from '../../components/Chip/Chip.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { FilterBar } from '../../components/FilterBar/FilterBar.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { LazyPart } from '../../components/OnDemand/LazyPart.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import { SearchBox, type SearchBoxProps } from '../../components/SearchBox/SearchBox.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Table, type TableProps } from '../../components/Table/Table.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import type { Shortcuts } from '../keys/useShortcuts.ts';
import { CopyNotice } from '../PageHead/CopyNotice.tsx';
import { PageFrame, Shown } from '../PageHead/PageHead.styles.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { problemCode } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { FilterGroup, Filters, ListFoot, Rows, ToolbarSearch } from './ListScreen.styles.ts';
import {
  activeOf,
  hasFields,
  type ListFilter,
  type ListPaging,
  type ListQuery,
  type ListSearch,
  type ListSort,
  type ListState,
  useAskingWords,
  useListKeys,
  useRowClicks,
} from './listScreen.ts';

interface RefreshButtonProps {
  /** "Vernieuw". */
  label: string;
  /** The text while loading: "Vernieuwen…"; `null` otherwise. */
  busy: string | null;
  /** On a phone: only the icon. */
  narrow: boolean;
  onRefresh: () => void;
}

/** The first action in the head of a list. */
function RefreshButton({ label, busy, narrow, onRefresh }: RefreshButtonProps) {
  return narrow ? (
    <IconButton icon={RefreshCw} label={busy ?? label} aria-disabled={busy !== null || undefined} onClick={onRefresh} />
  ) : (
    <Button variant="quiet" icon={RefreshCw} busyLabel={busy ?? undefined} onClick={onRefresh}>
      {label}
    </Button>
  );
}

// Only for phones, loaded when first opened.
const fetchFilters = () => import('./FiltersDialog.tsx');

/** The texts of a list. */
interface ListSaid {
  /** Also the window's title. */
  title: string;
  /** Placeholder of the search box. */
  search: string;
  noMatch: string;
  /** The number of rows without filters. */
  noMatchTotal: string;
  /** The button of the filter dialog on a phone: "Toon 12 leads". */
  show: string;
  /** The specification's sentence for a list that failed to load. */
  failed: string;
  /** The reason, and what is safe. */
  failedText: ReactNode;
}

interface ListScreenProps<Query extends ListQuery, Row, Sort extends string> {
  said: ListSaid;
  state: ListState<Query>;
  query: Query;
  search: ListSearch<Query>;
  /** The filters of a query, besides the search. */
  filters: (query: Query) => readonly ListFilter<Query>[];
  sorts: readonly ListSort<Sort>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Columns, rows and cards. */
  table: Pick<TableProps<Row>, 'card' | 'columns' | 'lines' | 'rowKey' | 'rowName' | 'rows' | 'rowState' | 'selection'>;
  /** Number of skeleton rows during the first load. */
  skeletonRows: number;
  /** Actions beside the title; the list decides where the refresh button goes. */
  renderActions: (refresh: ReactNode) => ReactNode;
  /** The buttons of the head that keep their words on a phone. */
  main?: ReactNode;
  onRefresh: () => void;
  /** Figures of all rows, between the title and the search. */
  figures?: ReactNode;
  /** Hides search and filters: the list is empty. */
  bare?: boolean | undefined;
  /** Replaces search and filters: actions on the selection, or the progress of a long change. */
  bar?: ReactNode;
  /** Messages above the rows. */
  notices?: ReactNode;
  /** Replaces the rows when the list is empty. */
  nothing: ReactNode;
  paging?: ListPaging | undefined;
  /** Below the rows, for a list that loads as a whole. */
  note?: ReactNode;
  /** Shortcuts besides `/`, `j`, `k` and `r`. `onRow` acts on the row that has the focus, or had it last. */
  keys?: ((onRow: (act: (row: Row) => void) => () => void) => Shortcuts) | undefined;
  /** A click anywhere in a row opens it. */
  opensByClick?: boolean | undefined;
  onCopy: (text: string) => Promise<void>;
  /** Dialogs. */
  children?: ReactNode;
}

/** A list of the console: search, filter chips, rows or cards, and paging. */
export function ListScreen<Query extends ListQuery, Row, Sort extends string>(
  props: ListScreenProps<Query, Row, Sort>,
) {
  const { said, state, query, search, sorts, sort, table, bare = false, onRefresh } = props;
  const { t, language } = useAdminWords();
  const narrow = useBelow('tablet');
  const holder = useRef<HTMLDivElement>(null);
  const box = useRef<{ focus: () => void }>(null);
  function focusSearch() {
    // The actions on a selection replace the search box: what is typed next would act as shortcuts on its leads.
    if (box.current === null) flushSync(() => table.selection?.onChange(new Set()));
    box.current?.focus();
  }
  useListKeys({
    holder,
    rows: table.rows,
    rowKey: table.rowKey,
    keys: (onRow) => ({ '/': focusSearch, r: onRefresh, ...props.keys?.(onRow) }),
  });
  useRowClicks(holder, props.opensByClick ?? false);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  const { phase, count, exceeded = false, total, problem } = state;
  const ready = phase === 'ready';
  const loading = phase === 'idle' || phase === 'loading';
  const busy = loading || state.stale === true;
  // A cached copy shown before the response: it shows its own count.
  const isPainted = state.copied?.why === null;
  const counted = ready && total > 0 && !isPainted ? { shown: count, total, exceeded } : null;

  const words: ListFilter<Query> = {
    id: 'search',
    label: t('common:list.chipSearch'),
    asked: (value) => t('common:list.askedSearch', { value }),
    off: { search: undefined } as Partial<Query>,
  };
  const filtersOf = (of: Query) => [{ ...words, value: of.search || null }, ...props.filters(of)];
  const filters = filtersOf(query);
  const withoutAll = Object.assign({}, query, ...filters.map(({ off }) => off)) as Query;
  const active = activeOf(filters);
  const askAll = () => search.askOnly(withoutAll);
  const reset = active.length > 0 ? askAll : undefined;

  function content() {
    if (phase === 'failed' && problem !== null) {
      const code = problemCode(problem);
      return (
        <EmptyState kind="failed" title={said.failed} onRetry={onRefresh} errorCode={code} copy={props.onCopy}>
          {said.failedText}
        </EmptyState>
      );
    }
    if (ready && table.rows.length === 0 && count === 0) {
      if (total === 0) return props.nothing;
      const parts = activeOf(filtersOf(state.answered ?? query)).map(([filter, value]) => filter.asked(value));
      const asked = new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(parts);
      return (
        <EmptyState
          kind="noMatch"
          title={said.noMatch}
          actions={
            <Button icon={RotateCcw} onClick={askAll}>
              {t('common:list.resetFilters')}
            </Button>
          }
        >
          {t('common:list.asked', { asked })} {said.noMatchTotal}
        </EmptyState>
      );
    }
    const now = sorts.find(({ value }) => value === sort);
    return (
      <>
        <Table
          {...table}
          label={now === undefined ? said.title : `${said.title}, ${now.label}`}
          sort={now}
          onSort={(column, direction) => {
            const next = sorts.find((one) => one.column === column && one.direction === direction);
            props.onSort(next?.value ?? sorts.find((one) => one.column === column)?.value ?? sort);
          }}
          loadingRows={loading ? props.skeletonRows : 0}
        />
        {ready && props.note}
        {ready && !isPainted && props.paging && (
          <Foot {...props.paging} shown={table.rows.length} {...{ count, exceeded }} />
        )}
      </>
    );
  }

  const shown = counted && (exceeded ? t('common:table.moreThan', { count }) : count);
  return (
    <PageFrame>
      <title>{`${said.title} – ${brand.name}`}</title>
      <PageHead
        title={said.title}
        note={
          narrow && shown !== null ? <span role="status">{t('common:list.countOf', { shown, total })}</span> : undefined
        }
        actions={props.renderActions(
          <RefreshButton
            label={t('common:list.refresh')}
            busy={busy ? t('common:list.refreshing') : null}
            narrow={narrow}
            onRefresh={onRefresh}
          />,
        )}
        main={props.main}
      />
      <CopyNotice copied={state.copied} failure={said.failed} onRetry={onRefresh} />
      {props.figures}
      {!bare && (
        <>
          {props.bar ?? (
            <Toolbar>
              <ToolbarSearch>
                <ListSearchBox ref={box} search={search} label={said.search} shortcut={narrow ? undefined : '/'} />
              </ToolbarSearch>
              <Shown $on="fromTablet">
                <Row wrap={false}>
                  {filters.map((filter) => (
                    <FilterButton key={filter.id} filter={filter} onQuery={search.ask} />
                  ))}
                </Row>
              </Shown>
            </Toolbar>
          )}
          <Filters>
            <FilterBar count={narrow ? null : counted} onReset={narrow ? undefined : reset}>
              {narrow && (
                <ChipButton key="all" icon={SlidersHorizontal} onClick={() => setOpen(true)}>
                  {t('common:list.filter')}
                  {active.length > 0 && <strong>{active.length}</strong>}
                </ChipButton>
              )}
              {active.map(([{ id, label, choices, off }, value]) => {
                const many = choices?.filter(({ chosen }) => chosen).length ?? 0;
                return (
                  <Chip
                    key={id}
                    name={label}
                    value={narrow && many > 1 ? t('common:list.chosen', { count: many }) : value}
                    onRemove={() => (id === words.id ? search.askOnly : search.ask)({ ...query, ...off })}
                  />
                );
              })}
            </FilterBar>
          </Filters>
        </>
      )}
      <LazyPart fetchCode={fetchFilters} open={open} onClose={close}>
        {({ FiltersDialog }) => (
          <FiltersDialog
            {...{ open, sorts, sort }}
            filters={filters.filter(hasFields).map((filter) => ({
              ...filter,
              fields: <FilterFields filter={filter} onQuery={search.ask} />,
            }))}
            show={said.show}
            onSort={props.onSort}
            onReset={reset}
            onClose={close}
          />
        )}
      </LazyPart>
      {props.notices}
      <Rows ref={holder} data-stale={state.stale === true} aria-busy={busy}>
        {content()}
      </Rows>
      {props.children}
    </PageFrame>
  );
}

interface ListSearchBoxProps extends Omit<SearchBoxProps, 'value' | 'onChange'> {
  search: Omit<ListSearch<unknown>, 'ask' | 'askOnly'>;
}

/** Renders at every key, without the rest of the list. */
function ListSearchBox({ search, ...box }: ListSearchBoxProps) {
  useAskingWords(search);
  const { text } = useSyncExternalStore(search.box.subscribe, search.box.get);
  return <SearchBox {...box} value={text} onChange={(next) => search.box.set({ text: next })} />;
}

interface FilterProps<Query> {
  filter: ListFilter<Query>;
  onQuery: (query: Query) => void;
}

/** The content of a filter's panel, also used in the dialog of all filters. */
function FilterFields<Query>({ filter: { choices, fields }, onQuery }: FilterProps<Query>) {
  return (
    <>
      {choices?.map(({ value, label, chosen, next }) => (
        <CheckboxField key={value} label={label} checked={chosen} onChange={() => onQuery(next)} />
      ))}
      {fields?.(onQuery)}
    </>
  );
}

/** A filter button with its own small panel. */
function FilterButton<Query>(props: FilterProps<Query>) {
  const [open, setOpen] = useState(false);
  const { label } = props.filter;
  if (!hasFields(props.filter)) return null;
  return (
    <Popover label={label} open={open} onOpen={setOpen} trigger={<Button iconEnd={ChevronDown}>{label}</Button>}>
      <FilterGroup>
        <FilterFields {...props} />
      </FilterGroup>
    </Popover>
  );
}

interface FootProps extends ListPaging {
  /** Number of rows shown. */
  shown: number;
  /** The number of matches. */
  count: number;
  exceeded: boolean;
}

/** The number of rows shown, the next page, and the shortcuts. */
function Foot(props: FootProps) {
  const { allShown, shown, count, exceeded, nextCursor, loadingMore, moreFailed, pageSize, onMore, hints } = props;
  const { t } = useAdminWords();
  const left = exceeded ? pageSize : Math.max(count - shown, 1);
  const total = exceeded ? t('common:table.moreThan', { count: Math.max(count, shown) }) : count;
  return (
    <>
      {moreFailed !== null && (
        <Alert tone="danger" live>
          {moreFailed}
        </Alert>
      )}
      <ListFoot>
        <span role="status">{nextCursor === null ? allShown : t('common:list.someShown', { shown, total })}</span>
        {nextCursor !== null && (
          <Button busyLabel={loadingMore ? t('common:busy.loading') : undefined} onClick={onMore}>
            {t('common:list.showNext', { count: Math.min(left, pageSize) })}
          </Button>
        )}
        <p aria-hidden="true">
          {hints.map(([keys, does]) => (
            <span key={does}>
              {keys.map((key) => (
                <Fragment key={key}>{key === '–' ? key : <Kbd>{key}</Kbd>}</Fragment>
              ))}
              {does}
            </span>
          ))}
        </p>
      </ListFoot>
    </>
  );
}
