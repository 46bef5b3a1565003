import type { CampaignEntry, CampaignMeasures, Delivery, DeliveryStatus, Instant } from '@fnc/domain';
import type { RetryOutcome, StopOutcome } from '../campaigns/campaignData.ts';
import type { Problem } from '../words/problem.ts';

export const outcomeTabs = ['all', 'failed', 'skipped', 'stopped', 'delivered'] as const;
export type OutcomeTab = (typeof outcomeTabs)[number];

/** The statuses that each tab requests from the server; `undefined`: all. */
export const statusesOfTab: Readonly<Record<OutcomeTab, readonly DeliveryStatus[] | undefined>> = {
  all: undefined,
  failed: ['failed', 'bounced'],
  skipped: ['skipped'],
  stopped: ['cancelled'],
  delivered: ['sent', 'delivered'],
};

/** The mails of one tab, failures first. */
export interface DeliveryListData {
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly deliveries: readonly Delivery[];
  /** The number of matches on all pages. */
  readonly count: number;
  /** More rows exist than are shown. */
  readonly more: boolean;
  readonly loadingMore: boolean;
  readonly problem: Problem | null;
}

export type OutcomeState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'notFound' }
  | { readonly phase: 'failed'; readonly problem: Problem }
  | { readonly phase: 'ready'; readonly entry: CampaignEntry };

export interface CampaignOutcomeProps {
  open: boolean;
  onClose: () => void;
  state: OutcomeState;
  measures: CampaignMeasures | null;
  /** The server writes mails to a folder: "sent" then means that nobody got it. */
  isMailOff: boolean;
  /** The address holds the tab. */
  tab: OutcomeTab;
  onTab: (tab: OutcomeTab) => void;
  list: DeliveryListData;
  onMore: () => void;
  /** Refresh interval in seconds while mails are being sent; `null`: none are. */
  refreshSeconds: number | null;
  /** Leads who did not get it, because the campaign was stopped, and may still get it; 0: none. */
  unsent: number;
  /** Leads who may have it already, because their mail waited in a backup that was put back; not in `unsent`. */
  held: number;
  /** The address from which the rest is sent. */
  resumeHref: string;
  /** The address where a draft is edited. */
  editHref: string;
  /** The address of this campaign's changes. */
  changesHref: string;
  now: Instant;
  leadHref: (id: string) => string;
  /** Retries only mails that are worth it. */
  onRetry: () => Promise<RetryOutcome>;
  /** Stops sending; before the first mail the campaign becomes a draft again. */
  onStop: () => Promise<StopOutcome>;
  /** Saves every recipient with its outcome as a CSV file. Resolves to `null` on success. */
  onExport: () => Promise<Problem | null>;
  /** Fetches the campaign and its mails again. */
  onRefresh: () => void;
  onCopy: (text: string) => Promise<void>;
}
