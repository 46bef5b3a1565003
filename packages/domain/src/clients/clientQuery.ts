import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { cursorParameter, items, limitParameter, parameter } from '../shared/schemas/queryParameter.ts';
import { type ClientStatus, clientStatuses, clientStatusSchema } from './clientVocabulary.ts';

/** `answered` is the share of questions that have an answer. A minus sign reverses the order. */
export const clientSorts = ['-joinDate', 'joinDate', 'name', '-name', '-answered', 'answered'] as const;
export type ClientSort = (typeof clientSorts)[number];
export const defaultClientSort: ClientSort = '-joinDate';

/** Filters and order of the list. Absent fields mean "all" or the default. */
export interface ClientQuery {
  readonly search?: string | undefined;
  readonly status?: readonly ClientStatus[] | undefined;
  readonly sort?: ClientSort | undefined;
}

/** Maximum length of a search read from a URL. */
const searchAtMost = 200;

/** The query as URL parameters by name; absent and default values have none. */
export function clientQueryParams({ search, status = [], sort }: ClientQuery): Record<string, string> {
  return {
    ...(search ? { search: search.toWellFormed() } : {}),
    ...(status.length > 0 ? { status: status.join(',') } : {}),
    ...(sort !== undefined && sort !== defaultClientSort ? { sort } : {}),
  };
}

/**
 * The query from a page's URL, parsed leniently: invalid values are ignored, because a shared or mistyped link must
 * still open the list.
 *
 * @param params `URLSearchParams`, or any object that returns a parameter by name
 */
export function readClientQuery(params: { get(name: string): string | null }): ClientQuery {
  const search = (params.get('search') ?? '').slice(0, searchAtMost);
  const asked = new Set((params.get('status') ?? '').split(','));
  const status = clientStatuses.filter((one) => asked.has(one));
  const sort = clientSorts.find((one) => one === params.get('sort'));
  return {
    ...(search === '' ? {} : { search }),
    ...(status.length === 0 ? {} : { status }),
    ...(sort === undefined || sort === defaultClientSort ? {} : { sort }),
  };
}

/** Clients per page: the default and the maximum of `limit`. */
export const maximumClientLimit = 1000;
export const defaultClientLimit = 100;

const tooLong = { error: 'text_too_long' satisfies ErrorCode };
const unknownSort = { error: 'sort_unknown' satisfies ErrorCode };

/** Parses the query string of the client list strictly: an invalid value is an error with a code. */
export const clientListQuerySchema = z.object({
  search: z.pipe(parameter, z.optional(z.string().check(z.maxLength(searchAtMost, tooLong)))),
  status: z.pipe(items, z.optional(z.array(clientStatusSchema))),
  sort: z.pipe(parameter, z.optional(z.enum(clientSorts, unknownSort))),
  limit: limitParameter(maximumClientLimit),
  cursor: cursorParameter,
});

/** Query for one page; without a cursor, the first page. */
export interface ClientListQuery extends ClientQuery {
  readonly limit?: number | undefined;
  /** `nextCursor` of the previous page. */
  readonly cursor?: string | undefined;
}

/** The query string without the `?`; empty without filters. `clientListQuerySchema` parses it. */
export function printClientListQuery({ limit, cursor, ...query }: ClientListQuery): string {
  return new URLSearchParams({
    ...clientQueryParams(query),
    ...(limit === undefined ? {} : { limit: String(limit) }),
    ...(cursor === undefined ? {} : { cursor }),
  }).toString();
}
