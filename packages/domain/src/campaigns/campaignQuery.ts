import { typedDaySchema, type Day } from '../shared/time/day.ts';
import { campaignStatuses, type CampaignStatus } from './campaignVocabulary.ts';

/** What to list. Everything left out means "all". */
export interface CampaignQuery {
  readonly search?: string | undefined;
  readonly status?: readonly CampaignStatus[] | undefined;
  /** The first day that counts, in `timeZone`. */
  readonly from?: Day | undefined;
}

/** Longest search that is read from an address. */
const searchAtMost = 200;

/** The query as parameters of an address, by name; what is left out has none. */
export const campaignQueryParams = ({ search, status = [], from }: CampaignQuery): Record<string, string> => ({
  ...(search ? { search: search.toWellFormed() } : {}),
  ...(status.length > 0 ? { status: status.join(',') } : {}),
  ...(from ? { from } : {}),
});

/**
 * The query in a page's address, leniently: what is not understood is left out, because a shared or mistyped link must
 * still open the list.
 *
 * @param params `URLSearchParams`, or anything that gets a parameter by name
 */
export function readCampaignQuery(params: { get(name: string): string | null }): CampaignQuery {
  const search = (params.get('search') ?? '').slice(0, searchAtMost);
  const asked = new Set((params.get('status') ?? '').split(','));
  const status = campaignStatuses.filter((one) => asked.has(one));
  const from = typedDaySchema.safeParse(params.get('from') ?? '').data;
  return {
    ...(search === '' ? {} : { search }),
    ...(status.length === 0 ? {} : { status }),
    ...(from === undefined ? {} : { from }),
  };
}
