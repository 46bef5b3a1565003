import type * as z from 'zod/mini';
import { storedCampaignSchema } from '../../campaigns/storedCampaign.ts';
import { storedClientSchema } from '../../clients/storedClient.ts';
import { storedLeadSchema } from '../../leads/storedLead.ts';
import { leadKeys } from '../../leads/storedSignUps.ts';
import { storedQuestionSchema } from '../../questionnaires/storedQuestion.ts';
import type { Instant } from '../../shared/time/instant.ts';
import type { KeyValueStore } from '../../shared/ports.ts';
import { storedTemplateSchema } from '../../templates/storedTemplate.ts';
import { storedConversionSchema, storedPageViewSchema } from '../../tracking/olderRecords.ts';
import { bundleVersion, type Bundle, type BundleName } from './bundle.ts';
import { bundleLists } from './bundleLists.ts';
import { brokenRecords } from '../checkStorage.ts';
import { createStoredCollection, readValues } from '../storedCollection.ts';

/** All data stored in this browser. Throws `StorageError` when it cannot be read. */
export function exportBundle(store: KeyValueStore, now: Instant): Bundle {
  const read = <T>(name: BundleName, schema: z.core.$ZodType<T>) =>
    createStoredCollection({ store, key: bundleLists[name].key, schema }).read();
  const lists = {
    clients: read('clients', storedClientSchema),
    globalQuestions: read('globalQuestions', storedQuestionSchema),
    fncLeads: read('fncLeads', storedLeadSchema),
    pageViews: read('pageViews', storedPageViewSchema),
    conversions: read('conversions', storedConversionSchema),
    emailCampaigns: read('emailCampaigns', storedCampaignSchema),
    emailTemplates: read('emailTemplates', storedTemplateSchema),
  };
  const events = readValues(store.getItem(leadKeys.events));
  const broken = brokenRecords(store);
  return {
    ...lists,
    ...(events.length === 0 ? {} : { fncLeadEvents: events }),
    ...(Object.keys(broken).length === 0 ? {} : { broken }),
    timestamp: now,
    version: bundleVersion,
  };
}
