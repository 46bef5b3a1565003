import type { CampaignMeasures } from '@fnc/domain';
import type { ServerLeads } from '../../adapters/sql/leads.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import type { Audit } from '../../plugins/audit.ts';

/** What the routes of the leads need. All of them stand behind `requireAdmin`. */
export interface LeadRoutes {
  readonly leads: ServerLeads;
  /** What this server measures: what it does not is no figure of a lead. */
  readonly measures: CampaignMeasures;
  readonly audit: Audit;
}

export const leadNotFound = (): ApiFailure => new ApiFailure(404, 'lead_not_found');
