import { searchTerms } from '../leads/leadFilter.ts';
import { foldText } from '../shared/foldText.ts';
import type { ClientSummary } from './client.ts';
import type { ClientQuery } from './clientQuery.ts';

type Searched = Pick<ClientSummary, 'name' | 'contactPerson' | 'email' | 'phone' | 'notes'>;

/** Folding a long note is dear and a search asks for every client with every key: once per client object. */
const folded = new WeakMap<Searched, string>();

/**
 * What a search looks through, folded: name, contact person, email, phone (also without its spaces and dashes) and notes.
 * Remembered per object, so a changed client must be a new object, as everywhere.
 */
export function clientSearchText(client: Searched): string {
  const known = folded.get(client);
  if (known !== undefined) return known;
  const { name, contactPerson, email, phone, notes } = client;
  const text = foldText([name, contactPerson, email, phone, phone.replace(/[^\d+]/g, ''), notes].join('\n'));
  folded.set(client, text);
  return text;
}

/** Whether clients match the query: every word of the search and one of the statuses. Nothing chosen means all. */
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
