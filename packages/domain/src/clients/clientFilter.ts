import { searchTerms } from '../leads/leadFilter.ts';
import { foldText } from '../shared/foldText.ts';
import type { ClientSummary } from './client.ts';
import type { ClientQuery } from './clientQuery.ts';

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
