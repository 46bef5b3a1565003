import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { cursorParameter, items, limitParameter, parameter } from '../shared/schemas/queryParameter.ts';
import { type ClientStatus, clientStatuses, clientStatusSchema } from './clientVocabulary.ts';

/** `answered` is the share of questions that have an answer. The minus sign turns an order round. */
export const clientSorts = ['-joinDate', 'joinDate', 'name', '-name', '-answered', 'answered'] as const;
export type ClientSort = (typeof clientSorts)[number];
export const defaultClientSort: ClientSort = '-joinDate';

/** What to list. Everything left out means "all" or the default. */
export interface ClientQuery {
  readonly search?: string | undefined;
  readonly status?: readonly ClientStatus[] | undefined;
  readonly sort?: ClientSort | undefined;
}

/** Longest search that is read from an address. */
const searchAtMost = 200;

/** The query as parameters of an address, by name; what is left out or the default has none. */
export function clientQueryParams({ search, status = [], sort }: ClientQuery): Record<string, string> {
  return {
    ...(search ? { search: search.toWellFormed() } : {}),
    ...(status.length > 0 ? { status: status.join(',') } : {}),
    ...(sort !== undefined && sort !== defaultClientSort ? { sort } : {}),
  };
}

/**
 * The query in a page's address, leniently: what is not understood is left out, because a shared or mistyped link must
 * still open the list.
 *
 * @param params `URLSearchParams`, or anything that gets a parameter by name
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

/** The most rows of a page that may be asked for, and how many it has without `limit`. */
export const maximumClientLimit = 1000;
export const defaultClientLimit = 100;

const tooLong = { error: 'text_too_long' satisfies ErrorCode };
const unknownSort = { error: 'sort_unknown' satisfies ErrorCode };

/** The query string of the list of clients, strictly: what is not understood is an error with a code. */
export const clientListQuerySchema = z.object({
  search: z.pipe(parameter, z.optional(z.string().check(z.maxLength(searchAtMost, tooLong)))),
  status: z.pipe(items, z.optional(z.array(clientStatusSchema))),
  sort: z.pipe(parameter, z.optional(z.enum(clientSorts, unknownSort))),
  limit: limitParameter(maximumClientLimit),
  cursor: cursorParameter,
});

/** A page of a list. Without a cursor the first one. */
export interface ClientListQuery extends ClientQuery {
  readonly limit?: number | undefined;
  /** `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
}

/** The query as it stands in a URL after the `?`; empty when nothing is asked. `clientListQuerySchema` reads it back. */
export function printClientListQuery({ limit, cursor, ...query }: ClientListQuery): string {
  return new URLSearchParams({
    ...clientQueryParams(query),
    ...(limit === undefined ? {} : { limit: String(limit) }),
    ...(cursor === undefined ? {} : { cursor }),
  }).toString();
}
