import type { CampaignEntry, CampaignMeasures, Delivery, DeliveryStatus, Instant } from '@fnc/domain';
import type { RetryOutcome, StopOutcome } from '../campaigns/campaignData.ts';
import type { Problem } from '../words/problem.ts';

export const outcomeTabs = ['all', 'failed', 'skipped', 'delivered'] as const;
export type OutcomeTab = (typeof outcomeTabs)[number];

/** What each tab asks the server for; `undefined`: everything. */
export const statusesOfTab: Readonly<Record<OutcomeTab, readonly DeliveryStatus[] | undefined>> = {
  all: undefined,
  failed: ['failed', 'bounced'],
  skipped: ['skipped', 'cancelled'],
  delivered: ['sent', 'delivered'],
};

/** The mails of one tab, failures first. */
export interface DeliveryListData {
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly deliveries: readonly Delivery[];
  /** All that match, on every page. */
  readonly count: number;
  /** There are more than are shown. */
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
  /** Stands in the address. */
  tab: OutcomeTab;
  onTab: (tab: OutcomeTab) => void;
  list: DeliveryListData;
  onMore: () => void;
  /** Seconds between two looks at the server while mails are on their way; `null`: nothing is on its way. */
  refreshSeconds: number | null;
  /** Leads who have not had it, because the send was stopped, and may have it; 0: none. */
  unsent: number;
  /** Where the rest is sent. */
  resumeHref: string;
  /** Who changed what of this campaign. */
  changesHref: string;
  now: Instant;
  leadHref: (id: string) => string;
  /** Only what is worth another try. */
  onRetry: () => Promise<RetryOutcome>;
  /** Nothing more leaves; before the first mail the campaign is a draft again. */
  onStop: () => Promise<StopOutcome>;
  /** Every recipient with its outcome, as a CSV file. Answers `null` when it was saved. */
  onExport: () => Promise<Problem | null>;
  /** Asks for the campaign and its mails again. */
  onRefresh: () => void;
  onCopy: (text: string) => Promise<void>;
}
