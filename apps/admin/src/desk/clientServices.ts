import {
  type AdminApiClientOptions,
  type EventStreams,
  createFileApiClient,
  exportedLeadsSchema,
  exportLeadsPath,
  leadsInExport,
} from '@fnc/domain/api';
import { createApiClientRepository } from '@fnc/domain/storage';

/** The API calls that the dashboard makes about clients: in a module of its own, to load no others. */
export const createClientServices = (call: AdminApiClientOptions, eventsOf: EventStreams<AbortSignal>) => ({
  clients: createApiClientRepository(call),
  file: createFileApiClient(call),
  exportedLeads: () => leadsInExport(eventsOf(exportLeadsPath, exportedLeadsSchema, new AbortController().signal)),
});
