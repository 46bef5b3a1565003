import type { DailyCounts, KnownPages } from '../../adapters/sql/dailyCounts.ts';
import type { ServerLeads } from '../../adapters/sql/leads.ts';

/** What counting needs. */
export interface TrackingRoutes {
  readonly dailyCounts: DailyCounts;
  readonly pages: KnownPages;
  readonly leads: ServerLeads;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
