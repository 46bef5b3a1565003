import {
  type ClientQuery,
  type ClientSort,
  clientStatuses,
  clientStatusLabel,
  defaultClientSort,
  type Instant,
} from '@fnc/domain';
import { Plus, UserPlus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { LazyPart } from '../../components/OnDemand/LazyPart.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import {
  type ClientDeletion,
  type ClientListData,
  clientPageSize,
  type ClientToDelete,
  type ListedClient,
} from '../clients/clientListData.ts';
import { choicesOf, type ListFilter, type ListSort, useListSearch } from '../ListScreen/listScreen.ts';
import { ListScreen } from '../ListScreen/ListScreen.tsx';
import { useUndoableRemoval } from '../ListScreen/useUndoableRemoval.ts';
import { problemSentence, problemText } from '../words/problem.ts';
import { type AdminT, type AdminWords, useAdminWords } from '../words/useAdminWords.ts';
import { clientCard, clientColumns, type ClientLinks } from './clientColumns.tsx';

// Loaded when the first deletion starts.
const fetchDeletion = () => import('../clients/DeleteClientDialog.tsx');

export interface ClientListProps extends Omit<ClientDeletion, 'onDeleted'> {
  list: ClientListData;
  /** The query of the address. The search box may be ahead of it; typing never waits for the rows. */
  query: ClientQuery;
  /** `replace`: adds no entry to the history. */
  onQuery: (query: ClientQuery, how: 'push' | 'replace') => void;
  now: Instant;
  links: ClientLinks;
  newHref: string;
  /** The address of the leads, from which clients can be made. */
  leadsHref: string;
  /** Called by the key `n`. */
  onNew: () => void;
  onRefresh: () => void;
  /** Loads the next page. */
  onMore: () => void;
  onCopy: (text: string) => Promise<void>;
}

const clientFilters =
  ({ t, language }: AdminWords) =>
  (query: ClientQuery): readonly ListFilter<ClientQuery>[] => [
    {
      id: 'status',
      label: t('common:list.columnStatus'),
      asked: (value) => t('common:list.askedStatus', { value }),
      off: { status: undefined },
      choices: choicesOf(
        clientStatuses,
        query.status,
        (status) => clientStatusLabel(status, language),
        (status) => ({ ...query, status }),
      ),
    },
  ];

const clientSorts = (t: AdminT): readonly ListSort<ClientSort>[] => [
  { value: '-joinDate', column: 'joined', direction: 'descending', label: t('common:list.sortNewest') },
  { value: 'joinDate', column: 'joined', direction: 'ascending', label: t('common:list.sortOldest') },
  { value: 'name', column: 'name', direction: 'ascending', label: t('common:list.sortNameUp') },
  { value: '-name', column: 'name', direction: 'descending', label: t('common:list.sortNameDown') },
  { value: '-answered', column: 'answers', direction: 'descending', label: t('clients.sortMost') },
  { value: 'answered', column: 'answers', direction: 'ascending', label: t('clients.sortLeast') },
];

export function ClientList(props: ClientListProps) {
  const { list, query, onQuery, now, links, newHref } = props;
  const words = useAdminWords();
  const { t, language } = words;
  const search = useListSearch(query, onQuery);
  const deletion = useUndoableRemoval<ClientToDelete>(props);

  const { ask } = deletion;
  const onDelete = useCallback(
    ({ client: { id, name }, answered, reports }: ListedClient) => ask({ id, name, answers: answered, reports }),
    [ask],
  );
  const context = useMemo(() => ({ t, language, now, links, onDelete }), [t, language, now, links, onDelete]);
  const columns = useMemo(() => clientColumns(context), [context]);
  const card = useMemo(() => clientCard(context), [context]);

  const { entries, count, total, problem, moreProblem } = list;
  const filtered = Boolean(query.search) || Boolean(query.status?.length);
  return (
    <ListScreen
      said={{
        title: t('clients.title'),
        search: t('clients.search'),
        noMatch: t('clients.noMatchTitle'),
        noMatchTotal: t('clients.noMatchTotal', { count: total }),
        show: t('clients.filtersShow', { count }),
        failed: t('errors:clients_load_failed'),
        failedText: problem && `${problemSentence(t, problem)} ${t('clients.failedSafe')}`,
      }}
      state={{ ...list, stale: list.answering }}
      query={query}
      search={search}
      filters={clientFilters(words)}
      sorts={clientSorts(t)}
      sort={query.sort ?? defaultClientSort}
      onSort={(sort) => onQuery({ ...query, sort }, 'push')}
      table={{
        columns,
        card,
        rows: entries,
        rowKey: ({ client }) => client.id,
        rowName: ({ client }) => client.name,
        lines: 2,
      }}
      skeletonRows={8}
      renderActions={(refresh) => refresh}
      main={
        <ButtonLink variant="primary" icon={Plus} href={newHref}>
          {t('clients.add')}
        </ButtonLink>
      }
      nothing={
        <EmptyState
          kind="nothing"
          title={t('clients.emptyTitle')}
          actions={
            <>
              <ButtonLink icon={Plus} href={newHref}>
                {t('clients.add')}
              </ButtonLink>
              <ButtonLink icon={UserPlus} href={props.leadsHref}>
                {t('clients.emptyFromLead')}
              </ButtonLink>
            </>
          }
        >
          {t('clients.emptyText')}
        </EmptyState>
      }
      paging={{
        ...list,
        allShown: t(filtered ? 'clients.matching' : 'clients.allShown', { count: entries.length }),
        moreFailed: moreProblem && t('clients.moreFailed', { message: problemText(t, moreProblem) }),
        pageSize: clientPageSize,
        onMore: props.onMore,
        hints: [
          [['j', 'k'], t('shortcuts.hintRow')],
          [['Enter'], t('clients.hintOpen')],
          [['n'], t('clients.hintNew')],
          [['/'], t('shortcuts.hintSearch')],
          [['?'], t('shortcuts.hintHelp')],
        ],
      }}
      keys={() => ({ n: props.onNew })}
      opensByClick
      onRefresh={props.onRefresh}
      onCopy={props.onCopy}
    >
      <LazyPart fetchCode={fetchDeletion} open={deletion.dialog.asked !== null} onClose={deletion.dialog.onCancel}>
        {({ DeleteClientDialog }) => <DeleteClientDialog {...deletion.dialog} failure="client_delete_failed" />}
      </LazyPart>
    </ListScreen>
  );
}
