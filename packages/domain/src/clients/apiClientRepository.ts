import { clientRoutes as routes } from '../api/clientRoutes.ts';
import { orGone, orNull, wasThere } from '../api/records.ts';
import { sendRequest, type AdminApiClientOptions } from '../api/sendRequest.ts';
import { usual } from '../api/usualFailures.ts';
import { printClientListQuery } from './clientQuery.ts';
import type { ClientRepository } from './clientRepository.ts';

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
