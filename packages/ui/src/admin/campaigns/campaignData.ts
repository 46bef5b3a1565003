import type { Campaign, CampaignEntry, CampaignObstacle } from '@fnc/domain';
import type { Removed } from '../ListScreen/useUndoableRemoval.ts';
import type { Copied } from '../PageHead/CopyNotice.tsx';
import type { Problem } from '../words/problem.ts';

/** The data of the list: all campaigns, which are few; the view itself searches and sorts them. */
export interface CampaignListData {
  /** `idle` before the first request; `loading` while there is nothing to show. */
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** In any order. An entry stays the same object while nothing in it changes. */
  readonly entries: readonly CampaignEntry[];
  /** Set when the campaigns are a cached copy. */
  readonly copied?: Copied | undefined;
  /** Why the campaigns could not be read. */
  readonly problem: Problem | null;
  /** Why the server's figures could not be loaded; the campaigns are shown without them. */
  readonly figuresProblem: Problem | null;
}

/** How the server sends: the fields of `GET /api/admin/mail` that the screens need. */
export interface MailSettings {
  /** The sender as in the mails: `FNC <post@fnc.example>`. */
  readonly from: string;
  readonly replyTo: string;
  /** `false`: mails are written to a folder, and reach nobody. */
  readonly configured: boolean;
  /** Why this server sends no campaigns; absent or `null`: it does. */
  readonly campaignObstacle?: CampaignObstacle | null | undefined;
  /** The domain that signs the mails; `null`: the server does not sign. */
  readonly dkimDomain: string | null;
  /** The most mails sent in a second and in an hour; `null`: no limit. */
  readonly perSecond: number;
  readonly perHour: number | null;
}

export type CampaignResult = { readonly campaign: Campaign } | { readonly problem: Problem };

export type CampaignRemoval = Removed | { readonly problem: Problem };

/** The number of waiting mails that are cancelled. */
export type StopOutcome = { readonly cancelled: number } | { readonly problem: Problem };

/** The number of mails that were queued again. */
export type RetryOutcome = { readonly queued: number } | { readonly problem: Problem };
