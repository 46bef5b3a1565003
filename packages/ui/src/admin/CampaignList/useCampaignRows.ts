import { type CampaignEntry, campaignFilter, type CampaignQuery } from '@fnc/domain';
import { useMemo, useState } from 'react';
import type { TableSort } from '../../components/Table/table.ts';
import { campaignFacts } from '../campaigns/campaignFacts.ts';
import type { CampaignRow } from './campaignColumns.tsx';

const byDate = (one: CampaignRow, other: CampaignRow) => (one.facts.at < other.facts.at ? -1 : 1);
const byName = (one: CampaignRow, other: CampaignRow) =>
  one.entry.campaign.name.localeCompare(other.entry.campaign.name, 'nl', { numeric: true });

function inOrder(rows: readonly CampaignRow[], { column, direction }: TableSort): readonly CampaignRow[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = column === 'name' ? byName : byDate;
  return rows.toSorted((one, other) => sign * compare(one, other));
}

/** The rows that match, newest first unless a head was clicked. */
export function useCampaignRows(entries: readonly CampaignEntry[], query: CampaignQuery) {
  const [sort, setSort] = useState<TableSort>({ column: 'date', direction: 'descending' });
  const { search, status, from } = query;
  const all = useMemo(() => entries.map((entry): CampaignRow => ({ entry, facts: campaignFacts(entry) })), [entries]);
  const rows = useMemo(() => {
    const matches = campaignFilter({ search, status, from });
    return inOrder(
      all.filter(({ entry }) => matches(entry)),
      sort,
    );
  }, [all, search, status, from, sort]);
  return { rows, sort, setSort };
}
