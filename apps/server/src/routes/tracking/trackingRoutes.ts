import type { DailyCounts, KnownPages } from '../../adapters/sql/dailyCounts.ts';
import type { ServerLeads } from '../../adapters/sql/leads.ts';
import type { KnownScripts } from '../../plugins/knownPages.ts';

/** What counting needs. */
export interface TrackingRoutes {
  readonly dailyCounts: DailyCounts;
  readonly pages: KnownPages;
  readonly scripts: KnownScripts;
  readonly leads: ServerLeads;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
