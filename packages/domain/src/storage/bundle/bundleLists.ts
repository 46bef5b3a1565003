import type * as z from 'zod/mini';
import { storedCampaignSchema } from '../../campaigns/storedCampaign.ts';
import { storedClientSchema } from '../../clients/storedClient.ts';
import { storedLeadSchema } from '../../leads/storedLead.ts';
import { leadKeys } from '../../leads/storedSignUps.ts';
import { maximumQuestions } from '../../questionnaires/question.ts';
import { storedQuestionSchema } from '../../questionnaires/storedQuestion.ts';
import type { KeyValueStore } from '../../shared/ports.ts';
import { storedTemplateSchema } from '../../templates/storedTemplate.ts';
import { storedConversionSchema, storedPageViewSchema } from '../../tracking/olderRecords.ts';
import { trackingCap, trackingKeys } from '../../tracking/trackingLog.ts';
import type { BundleName, BundleRecord } from './bundle.ts';
import { fileListKeys, removedListKeys } from '../fileListKeys.ts';
import { brokenKey, createStoredCollection, type StoredCollection } from '../storedCollection.ts';

interface BundleList {
  /** Its key in the store. */
  readonly key: string;
  readonly schema: z.core.$ZodType<BundleRecord>;
  /** For a log, whose records are in order of time: the maximum length; the oldest records are dropped. */
  readonly cap?: number;
  /** The maximum length of a list that is edited as a whole; records of an import beyond it are set aside. */
  readonly maximum?: number;
}

/** The key and the schema of each list of the bundle. */
export const bundleLists: Readonly<Record<BundleName, BundleList>> = {
  clients: { key: fileListKeys.clients, schema: storedClientSchema },
  globalQuestions: { key: fileListKeys.globalQuestions, schema: storedQuestionSchema, maximum: maximumQuestions },
  fncLeads: { key: leadKeys.leads, schema: storedLeadSchema },
  pageViews: { key: trackingKeys.pageViews, schema: storedPageViewSchema, cap: trackingCap },
  conversions: { key: trackingKeys.conversions, schema: storedConversionSchema, cap: trackingCap },
  emailCampaigns: { key: fileListKeys.emailCampaigns, schema: storedCampaignSchema },
  emailTemplates: { key: fileListKeys.emailTemplates, schema: storedTemplateSchema },
};

export const openList = (store: KeyValueStore, name: BundleName): StoredCollection<BundleRecord> =>
  createStoredCollection({ store, ...bundleLists[name] });

/** Every key that may hold personal data: the lists, their removed records, and records set aside. */
export const dataKeys: readonly string[] = [
  ...Object.values(bundleLists).map(({ key }) => key),
  leadKeys.events,
  leadKeys.removed,
  ...removedListKeys,
].flatMap((key) => [key, brokenKey(key)]);
