import { type CampaignMeasures, measuredLead, measuredFigure } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import type { ServerLeads } from '../../adapters/sql/leads/leads.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import type { Audit } from '../../plugins/audit.ts';
import { signedIn } from '../../plugins/authentication.ts';
import { languageOf } from '../../plugins/language.ts';
import type { Blocks } from '../../adapters/sql/leads/blocks.ts';
import type { Corrections } from '../../adapters/sql/leads/corrections.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';

/** Dependencies of the lead routes. All of them are behind `requireAdmin`. */
export interface LeadRoutes {
  readonly leads: ServerLeads;
  readonly blocks: Blocks;
  readonly corrections: Corrections;
  /** What this server measures: unmeasured figures are left out of a lead. */
  readonly measures: CampaignMeasures;
  readonly audit: Audit;
}

export const leadNotFound = (): ApiFailure => new ApiFailure(404, 'lead_not_found');

/** Without parameters the newest thousand, which older clients expect; otherwise a page of matches. */
function listLeads(app: App, { leads, measures, audit }: LeadRoutes): void {
  app.route({
    ...contractRoute(apiContract.listLeads),
    handler: async (request) => {
      const page = await leads.list(request.query);
      if (!page.ok) throw new ApiFailure(400, page.error, { issues: [{ path: 'cursor', code: page.error }] });
      const { leads: found, count, countExceeded, total, sources, nextCursor } = page.value;
      audit(request, 'leads_read', { admin: signedIn(request).admin.id, rows: found.length });
      const asked = Object.values(request.query).some((value) => value !== undefined);
      const answer = { success: true as const, leads: found.map((lead) => measuredLead(lead, measures)), count };
      return asked ? { ...answer, countExceeded, total, sources: [...sources], nextCursor } : answer;
    },
  });
}

/** One lead with its timeline. */
function getLead(app: App, { leads, measures, audit }: LeadRoutes): void {
  app.route({
    ...contractRoute(apiContract.findLead),
    handler: async (request) => {
      const found = await leads.findById(request.params.id, languageOf(request));
      if (found === null) throw leadNotFound();
      audit(request, 'lead_read', { admin: signedIn(request).admin.id, lead: found.lead.id });
      return {
        success: true as const,
        lead: measuredLead(found.lead, measures),
        events: [...found.events],
        openedByMachine: measuredFigure(found.openedByMachine, measures.opens),
      };
    },
  });
}

/** Sets the status of a lead; the timeline says who did it. */
function putLeadStatus(app: App, { leads, measures }: LeadRoutes): void {
  app.route({
    ...contractRoute(apiContract.setLeadStatus),
    handler: async (request) => {
      const { username } = signedIn(request).admin;
      const { status, restart } = request.body;
      const lead = await leads.setStatus(request.params.id, status, username, restart);
      if (lead === null) throw leadNotFound();
      return { success: true as const, lead: measuredLead(lead, measures) };
    },
  });
}

/** Deletes a lead, which can be restored for thirty days. */
function deleteLead(app: App, { leads, audit }: LeadRoutes): void {
  app.route({
    ...contractRoute(apiContract.removeLead),
    handler: async (request) => {
      const { id } = request.params;
      const by = signedIn(request).admin.username;
      if (!(await leads.remove(id, by))) throw new ApiFailure(404, 'lead_already_deleted');
      audit(request, 'lead_deleted', { admin: signedIn(request).admin.id, lead: id });
      return { success: true as const };
    },
  });
}

/** Restores a deleted lead and its timeline, unless another lead has its address now: an address is one lead. */
function restoreLead(app: App, { leads, measures, audit }: LeadRoutes): void {
  app.route({
    ...contractRoute(apiContract.restoreLead),
    handler: async (request) => {
      const restored = await leads.restore(request.params.id, signedIn(request).admin.username);
      if (restored === null) throw leadNotFound();
      if (restored === 'address_in_use') throw new ApiFailure(409, 'lead_address_in_use');
      audit(request, 'lead_restored', { admin: signedIn(request).admin.id, lead: restored.id });
      return { success: true as const, lead: measuredLead(restored, measures) };
    },
  });
}

/** Corrects who a lead is, as the advisor learnt it. */
function correctLead(app: App, { corrections, measures, audit }: LeadRoutes): void {
  app.route({
    ...contractRoute(apiContract.correctLead),
    handler: async (request) => {
      const { admin } = signedIn(request);
      const corrected = await corrections.correct(request.params.id, request.body, admin.username);
      if (!corrected.ok) {
        if (corrected.error === 'lead_not_found') throw leadNotFound();
        const issues = [{ path: 'email', code: corrected.error }];
        throw new ApiFailure(409, corrected.error, { issues });
      }
      const { lead, isChanged } = corrected.value;
      if (isChanged) audit(request, 'lead_corrected', { admin: admin.id, lead: lead.id });
      return { success: true as const, lead: measuredLead(lead, measures) };
    },
  });
}

/** Blocks or unblocks a lead's address by hand; the timeline and the record of consent say who did it and why. */
function blockLead(app: App, { blocks, measures }: LeadRoutes): void {
  app.route({
    ...contractRoute(apiContract.blockLead),
    handler: async (request) => {
      const { username } = signedIn(request).admin;
      const lead = await blocks.block(request.params.id, request.body, username);
      if (lead === null) throw leadNotFound();
      return { success: true as const, lead: measuredLead(lead, measures) };
    },
  });
  app.route({
    ...contractRoute(apiContract.unblockLead),
    handler: async (request) => {
      const { username } = signedIn(request).admin;
      const lead = await blocks.unblock(request.params.id, username);
      if (lead === null) throw leadNotFound();
      return { success: true as const, lead: measuredLead(lead, measures) };
    },
  });
}

/** The leads, each with its timeline, as the advisor reads and changes them. */
export function registerLeads(app: App, options: LeadRoutes): void {
  listLeads(app, options);
  getLead(app, options);
  putLeadStatus(app, options);
  deleteLead(app, options);
  restoreLead(app, options);
  correctLead(app, options);
  blockLead(app, options);
}
