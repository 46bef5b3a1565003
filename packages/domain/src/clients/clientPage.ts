import { fail, ok, type Result } from '../shared/result.ts';
import {
  clientPosition,
  compareClients,
  parseClientCursor,
  printClientCursor,
  type ClientEntry,
} from './clientOrder.ts';
import { defaultClientLimit, type ClientListQuery, type ClientQuery } from './clientQuery.ts';
import type { ClientPage } from './clientRepository.ts';
import { searchTerms } from '../leads/leadFilter.ts';
import { foldText } from '../shared/foldText.ts';
import type { ClientSummary } from './client.ts';

type Searched = Pick<ClientSummary, 'name' | 'contactPerson' | 'email' | 'phone' | 'notes'>;

/** Caches the folded text per client object: folding is slow, and a search reads every client at every key. */
const folded = new WeakMap<Searched, string>();

/**
 * The text that a search matches, folded: name, contact person, email, phone (also without spaces and dashes) and
 * notes. Cached per object, so a changed client must be a new object.
 */
export function clientSearchText(client: Searched): string {
  const known = folded.get(client);
  if (known !== undefined) return known;
  const { name, contactPerson, email, phone, notes } = client;
  const text = foldText([name, contactPerson, email, phone, phone.replace(/[^\d+]/g, ''), notes].join('\n'));
  folded.set(client, text);
  return text;
}

/** Whether a client matches the query: every search word and one of the statuses. An empty query matches all. */
export function clientFilter({ search = '', status }: ClientQuery): (client: ClientSummary) => boolean {
  const terms = searchTerms(search);
  const statuses = status?.length ? new Set(status) : null;
  return (client) => {
    if (statuses && !statuses.has(client.status)) return false;
    if (terms.length === 0) return true;
    const text = clientSearchText(client);
    return terms.every((term) => text.includes(term));
  };
}

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
