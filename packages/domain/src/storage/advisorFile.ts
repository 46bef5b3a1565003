import * as z from 'zod/mini';
import type { Campaign } from '../campaigns/campaign.ts';
import { storedCampaignSchema } from '../campaigns/storedCampaign.ts';
import type { Client } from '../clients/client.ts';
import { storedClientSchema } from '../clients/storedClient.ts';
import type { Question } from '../questionnaires/question.ts';
import { storedQuestionSchema } from '../questionnaires/storedQuestion.ts';
import type { Report } from '../reports/report.ts';
import { storedReportSchema } from '../reports/storedReport.ts';
import { instantSchema, type Instant } from '../shared/instant.ts';
import type { KeyValueStore } from '../shared/ports.ts';
import type { EmailTemplate } from '../templates/emailTemplate.ts';
import { storedTemplateSchema } from '../templates/storedTemplate.ts';
import { createStoredCollection } from './storedCollection.ts';

/** Keys in the store; the first four are the specification's, with their shapes. */
export const advisorFileKeys = {
  clients: 'clients',
  globalQuestions: 'global_questions',
  campaigns: 'email_campaigns',
  templates: 'email_templates',
  removedClients: 'clients_removed',
  removedReports: 'reports_removed',
  removedCampaigns: 'email_campaigns_removed',
  removedTemplates: 'email_templates_removed',
} as const;

/** Where removed records wait; every entry says when it was removed, as `removedAt`. */
export const removedKeys: readonly string[] = [
  advisorFileKeys.removedClients,
  advisorFileKeys.removedReports,
  advisorFileKeys.removedCampaigns,
  advisorFileKeys.removedTemplates,
];

interface RemovedClient {
  client: Client;
  removedAt: Instant;
}
interface RemovedReport {
  clientId: string;
  report: Report;
  removedAt: Instant;
}

/** Any other record that was removed. */
interface RemovedRecord<T> {
  readonly record: T;
  readonly removedAt: Instant;
}

const removedClientSchema = z.object({ client: storedClientSchema, removedAt: instantSchema });
const removedReportSchema = z.object({
  clientId: z.string(),
  report: storedReportSchema,
  removedAt: instantSchema,
});
const removedCampaignSchema = z.object({ record: storedCampaignSchema, removedAt: instantSchema });
const removedTemplateSchema = z.object({ record: storedTemplateSchema, removedAt: instantSchema });

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
  campaigns: createStoredCollection<Campaign>({ store, key: advisorFileKeys.campaigns, schema: storedCampaignSchema }),
  templates: createStoredCollection<EmailTemplate>({
    store,
    key: advisorFileKeys.templates,
    schema: storedTemplateSchema,
  }),
  removedCampaigns: createStoredCollection<RemovedRecord<Campaign>>({
    store,
    key: advisorFileKeys.removedCampaigns,
    schema: removedCampaignSchema,
  }),
  removedTemplates: createStoredCollection<RemovedRecord<EmailTemplate>>({
    store,
    key: advisorFileKeys.removedTemplates,
    schema: removedTemplateSchema,
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
