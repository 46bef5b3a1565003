import * as z from 'zod/mini';
import { isRecord, orUndefined, readId, readInstant } from '../shared/schemas/olderValues.ts';
import { conversionSchema } from './conversion.ts';
import { pageViewSchema } from './pageView.ts';

/** An id for older records without one, derived from time and content, so that it is the same at every read. */
function idFrom({ page, type }: Readonly<Record<string, unknown>>, timestamp: string | undefined): unknown {
  if (timestamp === undefined) return undefined;
  return [String(Date.parse(timestamp)), type, page].filter((part) => typeof part === 'string').join(' ');
}

const languageOf = (page: unknown) => (typeof page === 'string' && /^\/en(\/|$)/.test(page) ? 'en' : 'nl');

/** Converts a record of an older version to the current shape where possible; the schema judges the rest. */
function completeRecord(old: unknown): unknown {
  if (!isRecord(old)) return old;
  const timestamp = readInstant(old['timestamp']) ?? readInstant(old['id']);
  return {
    ...old,
    id: readId(orUndefined(old['id'])) ?? idFrom(old, timestamp),
    timestamp,
    language: orUndefined(old['language']) ?? languageOf(old['page']),
  };
}

/** Reads page views and conversions from local storage and exports. */
export const storedPageViewSchema = z.pipe(z.transform(completeRecord), pageViewSchema);
export const storedConversionSchema = z.pipe(z.transform(completeRecord), conversionSchema);
