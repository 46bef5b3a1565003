import { apiContract } from '@fnc/domain/api';
import type { ServerClients } from '../../adapters/sql/file/clients/clients.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { signedIn } from '../../plugins/authentication.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';

export interface ClientRoutes {
  readonly clients: ServerClients;
}

const success = true as const;

/** The client, or 404. */
function orNotFound<T>(found: T | null): T {
  if (found === null) throw new ApiFailure(404, 'client_not_found');
  return found;
}

/** The clients, without their questions and reports. */
export function registerClients(app: App, { clients }: ClientRoutes): void {
  app.route({
    ...contractRoute(apiContract.listClients),
    handler: async (request) => {
      const page = await clients.list(request.query);
      if (!page.ok) throw new ApiFailure(400, page.error);
      return { success, ...page.value, clients: [...page.value.clients] };
    },
  });
  app.route({
    ...contractRoute(apiContract.addClient),
    handler: async (request) => {
      const client = await clients.add(signedIn(request).admin.username, request.body);
      if (client === null) throw new ApiFailure(409, 'lead_has_client');
      return { success, client };
    },
  });
  app.route({
    ...contractRoute(apiContract.countFile),
    handler: async () => ({ success, ...(await clients.counts()) }),
  });
  app.route({
    ...contractRoute(apiContract.findClientAlike),
    handler: async (request) => {
      const { name = '', email = '', except } = request.query;
      return { success, alike: await clients.findAlike({ name, email }, except) };
    },
  });
  app.route({
    ...contractRoute(apiContract.findClientOfLead),
    handler: async (request) => ({ success, client: orNotFound(await clients.findByLead(request.params.id)) }),
  });
  app.route({
    ...contractRoute(apiContract.setClientStatus),
    handler: async (request) => {
      const { ids, status } = request.body;
      return { success, clients: [...(await clients.setStatus(signedIn(request).admin.username, ids, status))] };
    },
  });
  registerOneClient(app, clients);
}

function registerOneClient(app: App, clients: ServerClients): void {
  app.route({
    ...contractRoute(apiContract.findClient),
    handler: async (request) => ({ success, client: orNotFound(await clients.findById(request.params.id)) }),
  });
  app.route({
    ...contractRoute(apiContract.updateClient),
    handler: async (request) => {
      const { change, seen } = request.body;
      const edited = await clients.update(signedIn(request).admin.username, request.params.id, change, seen);
      if (edited.outcome === 'gone') throw new ApiFailure(404, 'client_not_found');
      return { success, ...edited };
    },
  });
  app.route({
    ...contractRoute(apiContract.removeClient),
    handler: async (request) => {
      orNotFound((await clients.remove(signedIn(request).admin.username, request.params.id)) || null);
      return { success };
    },
  });
  app.route({
    ...contractRoute(apiContract.restoreClient),
    handler: async (request) => ({
      success,
      client: orNotFound(await clients.restore(signedIn(request).admin.username, request.params.id)),
    }),
  });
}
