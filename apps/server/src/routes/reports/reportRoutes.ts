import type { Completions } from '../../adapters/ai/completions.ts';

/** What writing reports needs. */
export interface ReportRoutes {
  readonly completions: Completions;
}
