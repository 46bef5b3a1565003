import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { typedDaySchema } from '../shared/time/day.ts';
import { cursorParameter, escapeItem, items, limitParameter, parameter } from '../shared/schemas/queryParameter.ts';
import { leadStatusSchema } from './lead.ts';

/** `urgency`: longest waiting first, then newest. A minus sign reverses the order. */
export const leadSorts = ['urgency', '-createdAt', 'createdAt', 'name', '-name'] as const;
export type LeadSort = (typeof leadSorts)[number];
/** The order without `sort`. The admin's own list uses `urgency`. */
export const defaultLeadSort: LeadSort = '-createdAt';
export const adminLeadSort: LeadSort = 'urgency';

/** Leads per page: the default and the maximum of `limit`. */
export const maximumLeadLimit = 1000;

const search = z.optional(z.string().check(z.maxLength(200, { error: 'text_too_long' satisfies ErrorCode })));
const sort = z.optional(z.enum(leadSorts, { error: 'sort_unknown' satisfies ErrorCode }));

/** Parses the query string of the lead list strictly: an invalid value is an error with a code. */
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
/** Filters and order of the list. Absent fields mean "all" or the default. Days are in `timeZone`, both inclusive. */
export type LeadQuery = z.infer<typeof leadQuerySchema>;

const itemKeys = ['status', 'source'] as const;
const textKeys = ['search', 'from', 'to', 'sort', 'limit', 'cursor'] as const;

/** The query string without the `?`; empty without filters. `leadQuerySchema` parses it. */
export function printLeadQuery(query: LeadQuery): string {
  const parts: string[] = [];
  const add = (key: string, value: string) => {
    // Commas between values stay unescaped, for readability: ?status=new,contacted
    if (value !== '') parts.push(`${key}=${encodeURIComponent(value.toWellFormed()).replaceAll('%2C', ',')}`);
  };
  for (const key of itemKeys) add(key, (query[key] ?? []).map(escapeItem).join(','));
  for (const key of textKeys) add(key, String(query[key] ?? ''));
  return parts.join('&');
}

/**
 * The query from a page's URL, parsed leniently: invalid parameters are ignored, because a shared or mistyped link must
 * still open the list.
 *
 * @param params `URLSearchParams`, or any object that returns a parameter by name
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
