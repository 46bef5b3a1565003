import type * as z from 'zod/mini';
import { storedCampaignSchema } from '../campaigns/storedCampaign.ts';
import { storedClientSchema } from '../clients/storedClient.ts';
import { storedLeadSchema } from '../leads/storedLead.ts';
import { leadKeys } from '../leads/storedLeadRepository.ts';
import { storedQuestionSchema } from '../questionnaires/storedQuestion.ts';
import type { KeyValueStore } from '../shared/ports.ts';
import { storedTemplateSchema } from '../templates/storedTemplate.ts';
import { storedConversionSchema, storedPageViewSchema } from '../tracking/olderRecords.ts';
import { trackingCap, trackingKeys } from '../tracking/trackingLog.ts';
import { advisorFile, advisorFileKeys, removedKeys } from './advisorFile.ts';
import type { BundleName, BundleRecord } from './bundle.ts';
import { brokenKey, createStoredCollection, type StoredCollection } from './storedCollection.ts';

interface BundleList {
  /** Where it stands in the store. */
  readonly key: string;
  readonly schema: z.core.$ZodType<BundleRecord>;
  /** A log: its records are in the order of time, and of more than this the oldest give way. */
  readonly cap?: number;
}

/** Where each list of the bundle stands in the store, and what its records are. */
export const bundleLists: Readonly<Record<BundleName, BundleList>> = {
  clients: { key: advisorFileKeys.clients, schema: storedClientSchema },
  globalQuestions: { key: advisorFileKeys.globalQuestions, schema: storedQuestionSchema },
  fncLeads: { key: leadKeys.leads, schema: storedLeadSchema },
  pageViews: { key: trackingKeys.pageViews, schema: storedPageViewSchema, cap: trackingCap },
  conversions: { key: trackingKeys.conversions, schema: storedConversionSchema, cap: trackingCap },
  emailCampaigns: { key: advisorFileKeys.campaigns, schema: storedCampaignSchema },
  emailTemplates: { key: advisorFileKeys.templates, schema: storedTemplateSchema },
};

/** The list as it is in the store; what the advisor's file holds as everyone else sees it, parsed once. */
export function openList(store: KeyValueStore, name: BundleName): StoredCollection<BundleRecord> {
  const file = advisorFile(store);
  switch (name) {
    case 'clients':
    case 'globalQuestions':
      return file[name];
    case 'emailCampaigns':
      return file.campaigns;
    case 'emailTemplates':
      return file.templates;
    case 'fncLeads':
    case 'pageViews':
    case 'conversions':
    default:
      return createStoredCollection({ store, ...bundleLists[name] });
  }
}

/** Every key under which data of people may stand: the lists, what was removed from them, and what was set aside. */
export const dataKeys: readonly string[] = [
  ...Object.values(bundleLists).map(({ key }) => key),
  leadKeys.events,
  leadKeys.removed,
  ...removedKeys,
].flatMap((key) => [key, brokenKey(key)]);
