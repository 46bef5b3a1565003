import type { ClientSummary } from '../clients/client.ts';
import type { ClientRepository } from '../clients/clientRepository.ts';
import type { Lead } from './lead.ts';
import { adminLeadSort } from './leadQuery.ts';
import type { LeadRepository } from './leadRepository.ts';

/** Maximum results of each kind; the lists show more. */
const shownLeads = 5;
const shownClients = 4;

interface Repositories {
  readonly leads: Pick<LeadRepository, 'list'>;
  readonly clients: Pick<ClientRepository, 'list'>;
}

interface Finds {
  /** The search text of these results. */
  readonly query: string;
  readonly leads: readonly Lead[];
  readonly clients: readonly {
    readonly client: ClientSummary;
    readonly questions: number;
    readonly answers: number;
  }[];
  /** More leads, or clients, match than are listed. */
  readonly more: { readonly leads: boolean; readonly clients: boolean };
}

/** Searches leads and clients; without search text, returns the waiting leads. */
export async function quickSearch({ leads, clients }: Repositories, query: string): Promise<Finds> {
  const found = leads.list({ sort: adminLeadSort, limit: shownLeads, ...(query === '' ? {} : { search: query }) });
  if (query === '') {
    const waiting = (await found).leads.filter(({ waitingSince }) => waitingSince !== null);
    return { query, leads: waiting, clients: [], more: { leads: false, clients: false } };
  }
  const [page, people] = await Promise.all([found, clients.list({ search: query, limit: shownClients })]);
  const listed = people.clients.map(({ client, questions, answered }) => ({ client, questions, answers: answered }));
  const more = { leads: page.nextCursor !== null, clients: people.nextCursor !== null };
  return { query, leads: page.leads, clients: listed, more };
}
