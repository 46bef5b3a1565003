import { fail, ok, type Result } from '../shared/result.ts';
import { clientFilter } from './clientFilter.ts';
import {
  clientPosition,
  compareClients,
  parseClientCursor,
  printClientCursor,
  type ClientEntry,
} from './clientOrder.ts';
import { defaultClientLimit, type ClientListQuery } from './clientQuery.ts';
import type { ClientPage } from './clientRepository.ts';

/** The page of these clients that matches the query. Fails when the cursor is invalid. */
export function clientPage(
  entries: readonly ClientEntry[],
  query: ClientListQuery = {},
): Result<ClientPage, 'cursor_invalid'> {
  const compare = compareClients(query.sort);
  const isWanted = clientFilter(query);
  const matching = entries
    .filter(({ client }) => isWanted(client))
    .map((entry) => ({ entry, position: clientPosition(entry) }))
    .sort((a, b) => compare(a.position, b.position));
  let rest = matching;
  if (query.cursor !== undefined) {
    const after = parseClientCursor(query.cursor);
    if (after === null) return fail('cursor_invalid');
    rest = matching.filter(({ position }) => compare(position, after) > 0);
  }
  const rows = rest.slice(0, query.limit ?? defaultClientLimit);
  const last = rows.at(-1);
  return ok({
    clients: rows.map(({ entry }) => entry),
    count: matching.length,
    total: entries.length,
    nextCursor: last !== undefined && rest.length > rows.length ? printClientCursor(last.position) : null,
  });
}
