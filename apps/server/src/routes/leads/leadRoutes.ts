import type { ServerLeads } from '../../adapters/sql/leads.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import type { Audit } from '../../plugins/audit.ts';

/** What the routes of the leads need. All of them stand behind `requireAdmin`. */
export interface LeadRoutes {
  readonly leads: ServerLeads;
  readonly audit: Audit;
}

export const leadNotFound = (): ApiFailure => new ApiFailure(404, 'lead_not_found');
