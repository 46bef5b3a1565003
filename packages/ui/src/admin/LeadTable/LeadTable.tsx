import type { Instant, Lead, LeadSort, LeadStatus } from '@fnc/domain';
import { useMemo } from 'react';
import type { TableSelection } from '../../components/Table/selection.ts';
import type { TableSort } from '../../components/Table/table.ts';
import { Table } from '../../components/Table/Table.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { leadCard, leadColumns } from './leadColumns.tsx';

export interface LeadTableProps {
  leads: readonly Lead[];
  now: Instant;
  sort: LeadSort;
  onSort: (sort: LeadSort) => void;
  selection: TableSelection;
  saving: ReadonlyMap<string, LeadStatus>;
  failed: ReadonlyMap<string, LeadStatus>;
  loadingRows: number;
  leadHref: (lead: Lead) => string;
  onStatus: (lead: Lead, status: LeadStatus) => void;
  onDelete: (lead: Lead) => void;
}

const sorted: Record<LeadSort, TableSort> = {
  urgency: { column: 'urgency', direction: 'ascending' },
  '-createdAt': { column: 'received', direction: 'descending' },
  createdAt: { column: 'received', direction: 'ascending' },
  name: { column: 'name', direction: 'ascending' },
  '-name': { column: 'name', direction: 'descending' },
};

/** The order that a click on a head asks for; a second click turns it round where that makes sense. */
const nextSort: Record<string, (now: LeadSort) => LeadSort> = {
  urgency: () => 'urgency',
  received: (now) => (now === '-createdAt' ? 'createdAt' : '-createdAt'),
  name: (now) => (now === 'name' ? '-name' : 'name'),
};

export const sortWords = {
  urgency: 'sortUrgency',
  '-createdAt': 'sortNewest',
  createdAt: 'sortOldest',
  name: 'sortNameUp',
  '-name': 'sortNameDown',
} as const satisfies Record<LeadSort, string>;

/** The leads as rows, below 640 px as cards. */
export function LeadTable(props: LeadTableProps) {
  const { leads, now, sort, onSort, selection, saving, failed, loadingRows, leadHref, onStatus, onDelete } = props;
  const { t, language } = useAdminWords();

  const context = useMemo(
    () => ({ t, language, now, saving, failed, leadHref, onStatus, onDelete }),
    [t, language, now, saving, failed, leadHref, onStatus, onDelete],
  );
  const columns = useMemo(() => leadColumns(context), [context]);
  const card = useMemo(() => leadCard(context), [context]);

  return (
    <Table
      label={t('leads.table', { sort: t(`leads.${sortWords[sort]}`) })}
      columns={columns}
      rows={leads}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      sort={sorted[sort]}
      onSort={(column) => onSort(nextSort[column]?.(sort) ?? sort)}
      selection={selection}
      rowState={({ id }) => (saving.has(id) ? 'saving' : failed.has(id) ? 'failed' : undefined)}
      loadingRows={loadingRows}
      card={card}
    />
  );
}
