import type { ClientSort, Instant } from '@fnc/domain';
import { useMemo } from 'react';
import type { TableSort } from '../../components/Table/table.ts';
import { Table } from '../../components/Table/Table.tsx';
import type { ListedClient } from '../clients/clientListData.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { clientCard, clientColumns } from './clientColumns.tsx';
import type { ClientLinks } from './ClientMenu.tsx';

export interface ClientTableProps {
  entries: readonly ListedClient[];
  now: Instant;
  sort: ClientSort;
  onSort: (sort: ClientSort) => void;
  loadingRows: number;
  links: ClientLinks;
  onDelete: (entry: ListedClient) => void;
}

const sorted: Record<ClientSort, TableSort> = {
  '-joinDate': { column: 'joined', direction: 'descending' },
  joinDate: { column: 'joined', direction: 'ascending' },
  name: { column: 'name', direction: 'ascending' },
  '-name': { column: 'name', direction: 'descending' },
  '-answered': { column: 'answers', direction: 'descending' },
  answered: { column: 'answers', direction: 'ascending' },
};

export const clientSortWords = {
  '-joinDate': 'sortNewest',
  joinDate: 'sortOldest',
  name: 'sortNameUp',
  '-name': 'sortNameDown',
  '-answered': 'sortMost',
  answered: 'sortLeast',
} as const satisfies Record<ClientSort, string>;

const sortOf = (column: string, direction: TableSort['direction']): ClientSort | undefined =>
  (Object.keys(sorted) as ClientSort[]).find(
    (sort) => sorted[sort].column === column && sorted[sort].direction === direction,
  );

/** The clients as rows of two lines, below 640 px as cards. */
export function ClientTable(props: ClientTableProps) {
  const { entries, now, sort, onSort, loadingRows, links, onDelete } = props;
  const { t, language } = useAdminWords();
  const context = useMemo(() => ({ t, language, now, links, onDelete }), [t, language, now, links, onDelete]);
  const columns = useMemo(() => clientColumns(context), [context]);
  const card = useMemo(() => clientCard(context), [context]);
  return (
    <Table
      label={t('clients.table', { sort: t(`clients.${clientSortWords[sort]}`) })}
      columns={columns}
      rows={entries}
      rowKey={({ client }) => client.id}
      rowName={({ client }) => client.name}
      sort={sorted[sort]}
      onSort={(column, direction) => onSort(sortOf(column, direction) ?? sort)}
      lines={2}
      loadingRows={loadingRows}
      card={card}
    />
  );
}
