import { type AdminApiClientOptions, createFileApiClient } from '@fnc/domain/api';
import { createApiClientRepository } from '@fnc/domain/storage';

/** The calls that the dashboard makes about the advisor's file: apart from the others, because it does without those. */
export const createClientServices = (call: AdminApiClientOptions) => ({
  clients: createApiClientRepository(call),
  file: createFileApiClient(call),
});
