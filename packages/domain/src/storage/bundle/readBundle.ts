import * as z from 'zod/mini';
import { isRecord, readInstant } from '../../shared/schemas/olderValues.ts';
import type { Instant } from '../../shared/time/instant.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { bundleNames, bundleVersion, recordName, type BundleName, type BundleRecord } from './bundle.ts';
import { bundleLists } from './bundleLists.ts';
import { hasTooManyQuestions, withFittingQuestionIds } from './importedQuestions.ts';

/** Why a record of an import is unusable. */
export interface BrokenRecord {
  /** Position in its list, from 1. */
  readonly position: number;
  /** Display name; empty when it has none. */
  readonly name: string;
  readonly reason: 'not_a_record' | 'id_missing' | 'field_unreadable' | 'too_many_questions';
  /** Path of the invalid field: `reports.0.date`. Empty when the whole record is invalid. */
  readonly field: string;
}

export interface ReadList {
  readonly records: readonly BundleRecord[];
  readonly broken: readonly BrokenRecord[];
  /** The broken records, with all their fields, including those that the export had already set aside. */
  readonly aside: readonly unknown[];
}

/** A parsed export. Everything in it is preserved, valid or not. */
export interface ReadBundle {
  /** When it was made; `null` when not recorded. */
  readonly timestamp: Instant | null;
  readonly lists: Readonly<Record<BundleName, ReadList>>;
  readonly events: readonly unknown[];
  /** Number of server leads in it. They are not imported: see decision 0077. */
  readonly serverLeads: number;
}

export type BundleFault =
  | { readonly code: 'bundle_unreadable' }
  /** `version`: the value in the file. */
  | { readonly code: 'bundle_version_unknown'; readonly version: string };

const valuesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function faultOf(value: unknown, index: number, path: readonly PropertyKey[]): BrokenRecord {
  const position = index + 1;
  if (!isRecord(value)) return { position, name: '', reason: 'not_a_record', field: '' };
  const field = path.join('.');
  return { position, name: recordName(value), reason: field === 'id' ? 'id_missing' : 'field_unreadable', field };
}

function readList(name: BundleName, bundle: Readonly<Record<string, unknown>>): ReadList {
  const records: BundleRecord[] = [];
  const broken: BrokenRecord[] = [];
  const before = isRecord(bundle['broken']) ? valuesOf(bundle['broken'][name]) : [];
  const aside = [...before];
  for (const [index, value] of valuesOf(bundle[name]).entries()) {
    const parsed = z.safeParse(bundleLists[name].schema, withFittingQuestionIds(name, value));
    const isTooLarge = hasTooManyQuestions(name, value);
    if (parsed.success && !isTooLarge) {
      records.push(parsed.data);
      continue;
    }
    const fault = faultOf(value, index, parsed.error?.issues[0]?.path ?? []);
    broken.push(parsed.success ? { ...fault, reason: 'too_many_questions', field: 'questions' } : fault);
    aside.push(value);
  }
  return { records, broken, aside };
}

/** Parses the text of an export; `undefined` when it is not JSON. */
export function parseBundle(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** An export without the server's leads, which is the part that can be imported. */
export function withoutServerLeads(bundle: unknown): unknown {
  if (!isRecord(bundle)) return bundle;
  const { serverLeads: _leads, ...rest } = bundle;
  return rest;
}

/** Parses the text of an export. */
export const readBundle = (text: string): Result<ReadBundle, BundleFault> => readBundleValue(parseBundle(text));

/**
 * Reads an export of this version or an older one. A missing list is empty; unreadable records are listed separately
 * and preserved.
 */
export function readBundleValue(bundle: unknown): Result<ReadBundle, BundleFault> {
  if (!isRecord(bundle) || !bundleNames.some((name) => Array.isArray(bundle[name]))) {
    return fail({ code: 'bundle_unreadable' });
  }
  const { version } = bundle;
  // The number 4.0 is serialised as 4.
  if (version !== bundleVersion && version !== 4 && version !== '4') {
    const printed = typeof version === 'string' || typeof version === 'number' ? String(version) : '';
    // Every export names its version, so a file without one is something else.
    return fail(printed === '' ? { code: 'bundle_unreadable' } : { code: 'bundle_version_unknown', version: printed });
  }
  return ok({
    timestamp: readInstant(bundle['timestamp']) ?? null,
    lists: {
      clients: readList('clients', bundle),
      globalQuestions: readList('globalQuestions', bundle),
      fncLeads: readList('fncLeads', bundle),
      pageViews: readList('pageViews', bundle),
      conversions: readList('conversions', bundle),
      emailCampaigns: readList('emailCampaigns', bundle),
      emailTemplates: readList('emailTemplates', bundle),
    },
    events: valuesOf(bundle['fncLeadEvents']),
    serverLeads: valuesOf(bundle['serverLeads']).length,
  });
}
