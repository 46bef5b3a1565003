import type { Edited, FieldChanges } from '../changes/change.ts';
import { clientRoutes as routes } from '../api/routes/clientRoutes.ts';
import { orGone, orNull, wasThere } from '../api/routes/records.ts';
import { sendRequest, type AdminApiClientOptions, usual } from '../api/sendRequest.ts';
import type { Client, ClientForm, ClientSummary } from './client.ts';
import type { ClientEntry } from './clientOrder.ts';
import { type ClientListQuery, printClientListQuery } from './clientQuery.ts';
import type { ClientAlike } from './clientsAlike.ts';
import type { ClientStatus } from './clientVocabulary.ts';
import type { FileCounts } from './countFile.ts';

export interface NewClient extends ClientForm {
  /** A UUID made by the caller: added again because the answer was lost, there is one client. */
  readonly id?: string | undefined;
  /** The lead from which it is created. */
  readonly leadId?: string | undefined;
  readonly sample?: boolean | undefined;
}

/** Only the given fields change, so that changes made elsewhere to other fields survive; `''` empties a field. */
export type ClientChange = FieldChanges<ClientForm & { readonly leadId?: string }>;

export interface ClientPage {
  readonly clients: readonly ClientEntry[];
  /** Number of clients that match the query, on all pages. */
  readonly count: number;
  /** Number of all clients, ignoring the query. */
  readonly total: number;
  /** The `cursor` of the next page; `null` on the last one. */
  readonly nextCursor: string | null;
}

/** The clients. Methods reject only when the server is unreachable or refuses (`ApiError`). */
export interface ClientRepository {
  /** One page; by default the newest first, `defaultClientLimit` per page. */
  list(query?: ClientListQuery): Promise<ClientPage>;
  /** The figures for the dashboard. */
  counts(): Promise<FileCounts>;
  /** With its own questions, answers and reports; `null` when it does not exist or was removed. */
  findById(id: string): Promise<Client | null>;
  /** The newest client created from this lead; `null` when there is none. */
  findByLead(leadId: string): Promise<ClientSummary | null>;
  /**
   * A likely duplicate of a client being added: see `clientsAlike`.
   *
   * @param exceptId id of the client being edited
   */
  findAlike(input: { readonly name: string; readonly email: string }, exceptId?: string): Promise<ClientAlike | null>;
  /** A second client of one lead is refused (`lead_has_client`). */
  add(client: NewClient): Promise<Client>;
  /** @param seen the version on which the change is based; without it there is no conflict check */
  update(id: string, change: ClientChange, seen?: number): Promise<Edited<Client>>;
  /** Changes all or none; returns those that exist, in any order. At most `maximumClientLimit` at once. */
  setStatus(ids: readonly string[], status: ClientStatus): Promise<readonly ClientSummary[]>;
  /** `false` when it was already removed. */
  remove(id: string): Promise<boolean>;
  /** Undoes `remove` within `restoreDays`, including answers and reports; `null` when there is nothing to restore. */
  restore(id: string): Promise<Client | null>;
}

/** Clients on the server. Methods reject with `ApiError`. */
export const createApiClientRepository = (options: AdminApiClientOptions): ClientRepository => ({
  async list(query = {}) {
    const asked = { query: printClientListQuery(query) };
    const { success: _flag, ...page } = await sendRequest(options, routes.listClients, usual, asked);
    return page;
  },
  async counts() {
    const { success: _flag, ...counts } = await sendRequest(options, routes.countFile, usual);
    return counts;
  },
  findById: (id) =>
    orNull(sendRequest(options, routes.findClient, usual, { params: { id } }).then(({ client }) => client)),
  findByLead: (id) =>
    orNull(sendRequest(options, routes.findClientOfLead, usual, { params: { id } }).then(({ client }) => client)),
  async findAlike({ name, email }, exceptId) {
    const asked = { name, email, ...(exceptId === undefined ? {} : { except: exceptId }) };
    const query = new URLSearchParams(asked).toString();
    return (await sendRequest(options, routes.findClientAlike, usual, { query })).alike;
  },
  add: async (body) => (await sendRequest(options, routes.addClient, usual, { body })).client,
  update: (id, change, seen) =>
    orGone(sendRequest(options, routes.updateClient, usual, { params: { id }, body: { change, seen } })),
  setStatus: async (ids, status) =>
    (await sendRequest(options, routes.setClientStatus, usual, { body: { ids, status } })).clients,
  remove: (id) => wasThere(sendRequest(options, routes.removeClient, usual, { params: { id } })),
  restore: (id) =>
    orNull(sendRequest(options, routes.restoreClient, usual, { params: { id } }).then(({ client }) => client)),
});
