import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { typedDaySchema } from '../shared/time/day.ts';
import { cursorParameter, escapeItem, items, limitParameter, parameter } from '../shared/schemas/queryParameter.ts';
import { leadStatusSchema } from './lead.ts';

/** `urgency`: waiting longest first, then newest. The minus sign turns an order round. */
export const leadSorts = ['urgency', '-createdAt', 'createdAt', 'name', '-name'] as const;
export type LeadSort = (typeof leadSorts)[number];
/** What a list is without `sort`. The admin's own list asks for `urgency`. */
export const defaultLeadSort: LeadSort = '-createdAt';
export const adminLeadSort: LeadSort = 'urgency';

/** Rows of a page without `limit`, and the most that may be asked for. */
export const maximumLeadLimit = 1000;

const search = z.optional(z.string().check(z.maxLength(200, { error: 'text_too_long' satisfies ErrorCode })));
const sort = z.optional(z.enum(leadSorts, { error: 'sort_unknown' satisfies ErrorCode }));

/** The query string of the leads list, strictly: what is not understood is an error with a code. */
export const leadQuerySchema = z.object({
  search: z.pipe(parameter, search),
  status: z.pipe(items, z.optional(z.array(leadStatusSchema))),
  source: z.pipe(items, z.optional(z.array(z.string()))),
  from: z.pipe(parameter, z.optional(typedDaySchema)),
  to: z.pipe(parameter, z.optional(typedDaySchema)),
  sort: z.pipe(parameter, sort),
  limit: limitParameter(maximumLeadLimit),
  cursor: cursorParameter,
});
/** What to list. Everything left out means "all" or the default. Days are calendar days in `timeZone`, both included. */
export type LeadQuery = z.infer<typeof leadQuerySchema>;

const itemKeys = ['status', 'source'] as const;
const textKeys = ['search', 'from', 'to', 'sort', 'limit', 'cursor'] as const;

/** The query as it stands in a URL after the `?`; empty when nothing is asked. `leadQuerySchema` reads it back. */
export function printLeadQuery(query: LeadQuery): string {
  const parts: string[] = [];
  const add = (key: string, value: string) => {
    // commas between values stay readable: ?status=new,contacted
    if (value !== '') parts.push(`${key}=${encodeURIComponent(value.toWellFormed()).replaceAll('%2C', ',')}`);
  };
  for (const key of itemKeys) add(key, (query[key] ?? []).map(escapeItem).join(','));
  for (const key of textKeys) add(key, String(query[key] ?? ''));
  return parts.join('&');
}

/**
 * The query in a page's address, leniently: a parameter that is not understood is left out, because a shared or
 * mistyped link must still open the list.
 *
 * @param params `URLSearchParams`, or anything that gets a parameter by name
 */
export function readLeadQuery(params: { get(name: string): string | null }): LeadQuery {
  const raw: Record<string, string> = {};
  for (const key of [...itemKeys, ...textKeys]) {
    const value = params.get(key);
    if (value) raw[key] = value;
  }
  const first = leadQuerySchema.safeParse(raw);
  if (first.success) return first.data;
  for (const { path } of first.error.issues) delete raw[String(path[0])];
  return leadQuerySchema.parse(raw);
}
