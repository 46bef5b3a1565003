import * as z from 'zod/mini';
import { isRecord, orUndefined, readId, readInstant } from '../shared/schemas/olderValues.ts';
import { conversionSchema } from './conversion.ts';
import { pageViewSchema } from './pageView.ts';

/** Older records have no id: their time and content identify them, each time they are read. */
function idFrom({ page, type }: Readonly<Record<string, unknown>>, timestamp: string | undefined): unknown {
  if (timestamp === undefined) return undefined;
  return [String(Date.parse(timestamp)), type, page].filter((part) => typeof part === 'string').join(' ');
}

const languageOf = (page: unknown) => (typeof page === 'string' && /^\/en(\/|$)/.test(page) ? 'en' : 'nl');

/** A record of an older version, brought to today's shape as far as it can be; anything else is left to the schema. */
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

/** Read page views and conversions from local storage and from exports. */
export const storedPageViewSchema = z.pipe(z.transform(completeRecord), pageViewSchema);
export const storedConversionSchema = z.pipe(z.transform(completeRecord), conversionSchema);
