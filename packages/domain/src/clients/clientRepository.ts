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
  /** The lead it is made from. */
  readonly leadId?: string | undefined;
  readonly sample?: boolean | undefined;
}

/** Only the given fields change, so that a change made elsewhere to another field is not undone; `''` empties. */
export type ClientChange = FieldChanges<ClientForm & { readonly leadId?: string }>;

export interface ClientPage {
  readonly clients: readonly ClientEntry[];
  /** Clients that match the query, on all pages. */
  readonly count: number;
  /** Clients there are, whatever the query. */
  readonly total: number;
  /** Give it as `cursor` for the next page; `null` on the last one. */
  readonly nextCursor: string | null;
}

/** The clients themselves. Every method rejects only when the server cannot be asked (`ApiError`), or has not done it. */
export interface ClientRepository {
  /** One page: the newest first, and `defaultClientLimit` of them, unless the query says otherwise. */
  list(query?: ClientListQuery): Promise<ClientPage>;
  /** The figures of the dashboard. */
  counts(): Promise<FileCounts>;
  /** With what it is asked of its own, its answers and its reports; `null` when there is none, or it was removed. */
  findById(id: string): Promise<Client | null>;
  /** The client that was made from this lead, of several the newest; `null` when there is none. */
  findByLead(leadId: string): Promise<ClientSummary | null>;
  /**
   * The client that somebody may be adding a second time: see `clientsAlike`.
   *
   * @param exceptId the client that is being edited
   */
  findAlike(input: { readonly name: string; readonly email: string }, exceptId?: string): Promise<ClientAlike | null>;
  add(client: NewClient): Promise<Client>;
  /** @param seen the version that the change was made from; without it nothing is a conflict */
  update(id: string, change: ClientChange, seen?: number): Promise<Edited<Client>>;
  /** All of them or none; answers those that are there, in any order. At most `maximumClientLimit` at once. */
  setStatus(ids: readonly string[], status: ClientStatus): Promise<readonly ClientSummary[]>;
  /** `false` when it was already gone. */
  remove(id: string): Promise<boolean>;
  /** Undoes `remove` within `restoreDays`, with everything that hangs on the client; `null` when there is nothing to bring back. */
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
