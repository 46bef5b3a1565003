import {
  type AdminApiClientOptions,
  type EventStreams,
  createFileApiClient,
  exportedLeadsSchema,
  exportLeadsPath,
  leadsInExport,
} from '@fnc/domain/api';
import { createApiClientRepository } from '@fnc/domain/storage';

/** The calls that the dashboard makes about the advisor's file: apart from the others, because it does without those. */
export const createClientServices = (call: AdminApiClientOptions, eventsOf: EventStreams<AbortSignal>) => ({
  clients: createApiClientRepository(call),
  file: createFileApiClient(call),
  exportedLeads: () => leadsInExport(eventsOf(exportLeadsPath, exportedLeadsSchema, new AbortController().signal)),
});
