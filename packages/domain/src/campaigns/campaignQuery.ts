import { typedDaySchema, type Day } from '../shared/time/day.ts';
import { campaignStatuses, type CampaignStatus } from './campaignVocabulary.ts';

/** Filters of the campaign list. An absent filter means "all". */
export interface CampaignQuery {
  readonly search?: string | undefined;
  readonly status?: readonly CampaignStatus[] | undefined;
  /** First day to include, in `timeZone`. */
  readonly from?: Day | undefined;
}

/** Maximum length of a search read from a URL. */
const searchAtMost = 200;

/** The query as URL parameters by name; absent filters have none. */
export const campaignQueryParams = ({ search, status = [], from }: CampaignQuery): Record<string, string> => ({
  ...(search ? { search: search.toWellFormed() } : {}),
  ...(status.length > 0 ? { status: status.join(',') } : {}),
  ...(from ? { from } : {}),
});

/**
 * The query from a page's URL, parsed leniently: invalid values are ignored, because a shared or mistyped link must
 * still open the list.
 *
 * @param params `URLSearchParams`, or any object that returns a parameter by name
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
