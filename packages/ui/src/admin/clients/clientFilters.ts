import { type ClientQuery, clientStatusLabel, type Language } from '@fnc/domain';

/** The parts of a query that narrow the list; the order does not. */
export type ClientFilterName = 'search' | 'status';

export function activeClientFilters({ search, status }: ClientQuery): readonly ClientFilterName[] {
  return [...(search ? (['search'] as const) : []), ...(status?.length ? (['status'] as const) : [])];
}

export const withoutClientFilter = ({ search, status, sort }: ClientQuery, name: ClientFilterName): ClientQuery => ({
  ...(name === 'search' ? {} : { search }),
  ...(name === 'status' ? {} : { status }),
  sort,
});

/** Nothing narrowed; the order stays. */
export const withoutClientFilters = ({ sort }: ClientQuery): ClientQuery => ({ sort });

/** What stands on the chip of a filter, behind its name. */
export const clientFilterValue = (
  name: ClientFilterName,
  { search = '', status = [] }: ClientQuery,
  language: Language,
): string => (name === 'search' ? search : status.map((one) => clientStatusLabel(one, language)).join(', '));
