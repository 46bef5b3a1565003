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

/** In bytes: a practice of many years in one file. */
export const largestBundle = 256 * 1024 * 1024;

/** Everything that this browser keeps, as one file. Never the token, the key of the AI service, or a preference. */
export interface Bundle {
  readonly clients: readonly Client[];
  readonly globalQuestions: readonly Question[];
  readonly fncLeads: readonly Lead[];
  readonly pageViews: readonly PageView[];
  readonly conversions: readonly Conversion[];
  readonly emailCampaigns: readonly Campaign[];
  readonly emailTemplates: readonly EmailTemplate[];
  /** What happened to the leads of this browser, as it is stored. Not in older exports. */
  readonly fncLeadEvents?: readonly unknown[];
  /** Records that could not be read and were set aside, as they are. Not in older exports. */
  readonly broken?: Readonly<Partial<Record<BundleName, readonly unknown[]>>>;
  /** The leads of the server, under a name of their own that older versions pass over. Not in older exports. */
  readonly serverLeads?: readonly Lead[];
  readonly timestamp: Instant;
  readonly version: typeof bundleVersion;
}

/** What all records of all lists have. */
export interface BundleRecord {
  readonly id: string;
}

/** What people know a record by: the name of a client or lead, the words of a question, a page; else its id. */
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

/** The same in parts, with the leads of the server as they come: never all of them at once. */
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
