import { type CampaignQuery, campaignQueryParams } from '@fnc/domain';
import type { CampaignListProps } from '@fnc/ui/admin';
import { linkTo, paths } from '../paths.ts';

/** Addresses for the router: the list with its query, and the result of a campaign beside that list. */
export const listPath = (query: CampaignQuery): string => paths.campaigns(campaignQueryParams(query));
export const resultPath = (query: CampaignQuery, id: string, tab?: string): string =>
  paths.campaignResult(id, { ...campaignQueryParams(query), tab });

/** The links of the rows of the list. */
export const campaignLinks = (query: CampaignQuery): CampaignListProps['links'] => ({
  editHref: (id) => linkTo(paths.campaign(id)),
  resultHref: (id, tab) => linkTo(resultPath(query, id, tab)),
  newHref: linkTo(paths.newCampaign()),
  templatesHref: linkTo(paths.templates()),
});
