import type { Campaign } from '../../campaigns/campaign.ts';
import type { Client } from '../../clients/client.ts';
import type { Lead } from '../../leads/lead.ts';
import { dayOf } from '../../shared/time/day.ts';
import type { Question } from '../../questionnaires/question.ts';
import type { Instant } from '../../shared/time/instant.ts';
import type { EmailTemplate } from '../../templates/emailTemplate.ts';
import type { Conversion } from '../../tracking/conversion.ts';
import type { PageView } from '../../tracking/pageView.ts';

export const bundleVersion = '4.0';

/** The names of the bundle's lists, in the order of the specification. */
export const bundleNames = [
  'clients',
  'globalQuestions',
  'fncLeads',
  'pageViews',
  'conversions',
  'emailCampaigns',
  'emailTemplates',
] as const;
export type BundleName = (typeof bundleNames)[number];

/** Maximum size in bytes: enough for a practice of many years. */
export const largestBundle = 256 * 1024 * 1024;

/** All data of this browser in one file, without the token, the AI service's key and preferences. */
export interface Bundle {
  readonly clients: readonly Client[];
  readonly globalQuestions: readonly Question[];
  readonly fncLeads: readonly Lead[];
  readonly pageViews: readonly PageView[];
  readonly conversions: readonly Conversion[];
  readonly emailCampaigns: readonly Campaign[];
  readonly emailTemplates: readonly EmailTemplate[];
  /** Events of this browser's leads, as stored. Not in older exports. */
  readonly fncLeadEvents?: readonly unknown[];
  /** Unreadable records that were set aside, unchanged. Not in older exports. */
  readonly broken?: Readonly<Partial<Record<BundleName, readonly unknown[]>>>;
  /** The server's leads, under a name that older versions ignore. Not in older exports. */
  readonly serverLeads?: readonly Lead[];
  readonly timestamp: Instant;
  readonly version: typeof bundleVersion;
}

/** Fields that all records of all lists have. */
export interface BundleRecord {
  readonly id: string;
}

/** A record's display name: the name of a client or lead, the text of a question, a page; else its id. */
export function recordName(record: object): string {
  const fields: Readonly<Record<string, unknown>> = { ...record };
  const name = ['name', 'text', 'email', 'page', 'id']
    .map((field) => fields[field])
    .find((value) => typeof value === 'string' && value !== '');
  return typeof name === 'string' ? name : '';
}

/** `fnc-export-2026-11-20.json`, the day in `timeZone`. */
export const bundleFileName = (now: Instant): string => `fnc-export-${dayOf(now)}.json`;

export const printBundle = (bundle: Bundle): string => JSON.stringify(bundle);

/** The bundle's JSON in parts, with the server's leads as they arrive, so that they are never all in memory. */
export async function* printBundleInParts(
  bundle: Bundle,
  serverLeads: AsyncIterable<readonly Lead[]>,
): AsyncGenerator<string, void> {
  yield `${printBundle(bundle).slice(0, -1)},"serverLeads":[`;
  let isFirst = true;
  for await (const leads of serverLeads) {
    if (leads.length === 0) continue;
    yield `${isFirst ? '' : ','}${leads.map((lead) => JSON.stringify(lead)).join(',')}`;
    isFirst = false;
  }
  yield ']}';
}
