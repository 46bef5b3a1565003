import type { Campaign, CampaignMeasures, CampaignQuery, Instant } from '@fnc/domain';
import type { CampaignListData, CampaignResult, StopOutcome } from '../campaigns/campaignData.ts';
import type { CampaignDeletion } from '../campaigns/useCampaignDeletion.ts';

export interface CampaignLinks {
  /** The editor: of a draft, and of one that is planned. */
  readonly editHref: (id: string) => string;
  /** What became of the mails; `failed` opens where those stand. */
  readonly resultHref: (id: string, tab?: 'failed') => string;
  readonly newHref: string;
  readonly templatesHref: string;
}

export interface CampaignListProps extends CampaignDeletion {
  list: CampaignListData;
  /** `null` while that is not known. */
  measures: CampaignMeasures | null;
  /** What the address asks for. The search box may be ahead of it: the rows follow the box at once. */
  query: CampaignQuery;
  /** `replace`: no step of its own in the history. */
  onQuery: (query: CampaignQuery, how: 'push' | 'replace') => void;
  now: Instant;
  links: CampaignLinks;
  onDuplicate: (id: string) => Promise<CampaignResult>;
  /** A copy was made: to its editor. */
  onOpen: (campaign: Campaign) => void;
  /** What has not left never will. */
  onStop: (id: string) => Promise<StopOutcome>;
  /** The key `n`. */
  onNew: () => void;
  onRefresh: () => void;
  onCopy: (text: string) => Promise<void>;
}
