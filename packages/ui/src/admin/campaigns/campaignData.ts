import type { Campaign, CampaignEntry, CampaignObstacle } from '@fnc/domain';
import type { Removed } from '../ListScreen/useUndoableRemoval.ts';
import type { Copied } from '../PageHead/CopyNotice.tsx';
import type { Problem } from '../words/problem.ts';

/** What the list shows: all campaigns, which are few; the view itself searches and sorts them. */
export interface CampaignListData {
  /** `idle` before the first question; `loading` while there is nothing to show. */
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** In any order. An entry stays the same object while nothing of it changes. */
  readonly entries: readonly CampaignEntry[];
  /** It is what the server said earlier. */
  readonly copied?: Copied | undefined;
  /** Why the campaigns could not be read. */
  readonly problem: Problem | null;
  /** Why the figures of the server did not come; the campaigns are shown all the same. */
  readonly figuresProblem: Problem | null;
}

/** How the server sends: what `GET /api/admin/mail` says, as far as the screens need it. */
export interface MailSettings {
  /** As it stands in the mails: `FNC <post@fnc.example>`. */
  readonly from: string;
  readonly replyTo: string;
  /** `false`: mails are written to a folder, and reach nobody. */
  readonly configured: boolean;
  /** Why campaigns are refused here; absent or `null`: they are not. */
  readonly campaignObstacle?: CampaignObstacle | null | undefined;
  /** Whose signature the mails carry; `null`: the server does not sign. */
  readonly dkimDomain: string | null;
  /** The most mails that leave in a second and in an hour; `null`: no limit. */
  readonly perSecond: number;
  readonly perHour: number | null;
}

export type CampaignResult = { readonly campaign: Campaign } | { readonly problem: Problem };

export type CampaignRemoval = Removed | { readonly problem: Problem };

/** How many mails, that had not left, never will. */
export type StopOutcome = { readonly cancelled: number } | { readonly problem: Problem };

/** How many mails were put in the queue again. */
export type RetryOutcome = { readonly queued: number } | { readonly problem: Problem };
