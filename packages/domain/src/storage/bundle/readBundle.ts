import * as z from 'zod/mini';
import { isRecord, readInstant } from '../../shared/schemas/olderValues.ts';
import type { Instant } from '../../shared/time/instant.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { bundleNames, bundleVersion, recordName, type BundleName, type BundleRecord } from './bundle.ts';
import { bundleLists } from './bundleLists.ts';

/** Why a record of an import cannot be used. */
export interface BrokenRecord {
  /** Its place in its list, from 1. */
  readonly position: number;
  /** What people know it by; empty when it has no name. */
  readonly name: string;
  readonly reason: 'not_a_record' | 'id_missing' | 'field_unreadable';
  /** The field that cannot be read: `reports.0.date`. Empty when the whole record is at fault. */
  readonly field: string;
}

interface ReadList {
  readonly records: readonly BundleRecord[];
  readonly broken: readonly BrokenRecord[];
  /** The broken ones as they are, also those that the export had set aside itself. */
  readonly aside: readonly unknown[];
}

/** An export as it was read: nothing is lost of it, whatever it looks like. */
export interface ReadBundle {
  /** When it was made; `null` when it does not say. */
  readonly timestamp: Instant | null;
  readonly lists: Readonly<Record<BundleName, ReadList>>;
  readonly events: readonly unknown[];
  /** How many leads of the server are in it. They are not imported: see decision 0077. */
  readonly serverLeads: number;
}

export type BundleFault =
  | { readonly code: 'bundle_unreadable' }
  /** `version` as the file has it. */
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
    const parsed = z.safeParse(bundleLists[name].schema, value);
    if (parsed.success) records.push(parsed.data);
    else {
      broken.push(faultOf(value, index, parsed.error.issues[0]?.path ?? []));
      aside.push(value);
    }
  }
  return { records, broken, aside };
}

/** The text of an export as a value; `undefined` where it is not JSON. */
export function parseBundle(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** An export without the leads of the server: what an import of it is about. */
export function withoutServerLeads(bundle: unknown): unknown {
  if (!isRecord(bundle)) return bundle;
  const { serverLeads: _leads, ...rest } = bundle;
  return rest;
}

/** Reads the text of an export. */
export const readBundle = (text: string): Result<ReadBundle, BundleFault> => readBundleValue(parseBundle(text));

/**
 * Reads an export that was made by this version or an older one. A list that is missing is empty; a record that cannot be
 * read is told apart and kept.
 */
export function readBundleValue(bundle: unknown): Result<ReadBundle, BundleFault> {
  if (!isRecord(bundle) || !bundleNames.some((name) => Array.isArray(bundle[name]))) {
    return fail({ code: 'bundle_unreadable' });
  }
  const { version } = bundle;
  // 4.0 as a number is printed as 4
  if (version !== bundleVersion && version !== 4 && version !== '4') {
    const printed = typeof version === 'string' || typeof version === 'number' ? String(version) : '';
    return fail({ code: 'bundle_version_unknown', version: printed || '–' });
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
