import * as z from 'zod/mini';
import type { Client } from '../clients/client.ts';
import { storedClientSchema } from '../clients/storedClient.ts';
import type { Question } from '../questionnaires/question.ts';
import { storedQuestionSchema } from '../questionnaires/storedQuestion.ts';
import type { Report } from '../reports/report.ts';
import { storedReportSchema } from '../reports/storedReport.ts';
import { instantSchema, type Instant } from '../shared/instant.ts';
import type { KeyValueStore } from '../shared/ports.ts';
import { createStoredCollection } from './storedCollection.ts';

/** Keys in the store; the first two are the specification's, with their shapes. */
export const advisorFileKeys = {
  clients: 'clients',
  globalQuestions: 'global_questions',
  removedClients: 'clients_removed',
  removedReports: 'reports_removed',
} as const;

interface RemovedClient {
  client: Client;
  removedAt: Instant;
}
interface RemovedReport {
  clientId: string;
  report: Report;
  removedAt: Instant;
}

const removedClientSchema = z.object({ client: storedClientSchema, removedAt: instantSchema });
const removedReportSchema = z.object({
  clientId: z.string(),
  report: storedReportSchema,
  removedAt: instantSchema,
});

const openAdvisorFile = (store: KeyValueStore) => ({
  clients: createStoredCollection<Client>({ store, key: advisorFileKeys.clients, schema: storedClientSchema }),
  globalQuestions: createStoredCollection<Question>({
    store,
    key: advisorFileKeys.globalQuestions,
    schema: storedQuestionSchema,
  }),
  removedClients: createStoredCollection<RemovedClient>({
    store,
    key: advisorFileKeys.removedClients,
    schema: removedClientSchema,
  }),
  removedReports: createStoredCollection<RemovedReport>({
    store,
    key: advisorFileKeys.removedReports,
    schema: removedReportSchema,
  }),
});
type AdvisorFile = ReturnType<typeof openAdvisorFile>;

const files = new WeakMap<KeyValueStore, AdvisorFile>();

/** The collections of a store: the same ones for everyone who asks, so that megabytes of clients are parsed once. */
export function advisorFile(store: KeyValueStore): AdvisorFile {
  const file = files.get(store) ?? openAdvisorFile(store);
  files.set(store, file);
  return file;
}
