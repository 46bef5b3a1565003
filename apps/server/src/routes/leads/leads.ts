import { type CampaignMeasures, type LeadOutcome, type LeadRemoval, measuredLead, measuredFigure } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import type { FastifyRequest } from 'fastify';
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

/** The answer to a change of one lead, or why it was not changed. */
function leadAnswer([one]: readonly LeadOutcome[], measures: CampaignMeasures) {
  if (one === undefined || one.outcome === 'missing') throw leadNotFound();
  if (one.outcome === 'refused') throw new ApiFailure(409, one.code);
  return { success: true as const, lead: measuredLead(one.lead, measures) };
}

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];

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
      return leadAnswer(await leads.setStatus([request.params.id], status, username, restart), measures);
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
      const [removal] = await leads.remove([id], by);
      if (removal?.outcome !== 'done') throw new ApiFailure(404, 'lead_already_deleted');
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
      const { admin } = signedIn(request);
      const answer = leadAnswer(await leads.restore([request.params.id], admin.username), measures);
      audit(request, 'lead_restored', { admin: admin.id, lead: answer.lead.id });
      return answer;
    },
  });
}

/** Changes many leads as the calls above change one; what is refused of one lead stands in the answer. */
function changeLeads(app: App, { leads, measures, audit }: LeadRoutes): void {
  const measured = (outcomes: readonly LeadOutcome[]) =>
    outcomes.map((each) => (each.outcome === 'done' ? { ...each, lead: measuredLead(each.lead, measures) } : each));
  /** Writes each lead that was changed into the audit log. */
  const auditEach = (
    request: FastifyRequest,
    event: 'lead_deleted' | 'lead_restored',
    outcomes: readonly (LeadOutcome | LeadRemoval)[],
  ) => {
    const { id: admin } = signedIn(request).admin;
    for (const { id, outcome } of outcomes) if (outcome === 'done') audit(request, event, { admin, lead: id });
  };
  app.route({
    ...contractRoute(apiContract.setLeadStatuses),
    handler: async (request) => {
      const { ids, status, restart } = request.body;
      const outcomes = await leads.setStatus(distinct(ids), status, signedIn(request).admin.username, restart);
      return { success: true as const, outcomes: measured(outcomes) };
    },
  });
  app.route({
    ...contractRoute(apiContract.removeLeads),
    handler: async (request) => {
      const outcomes = await leads.remove(distinct(request.body.ids), signedIn(request).admin.username);
      auditEach(request, 'lead_deleted', outcomes);
      return { success: true as const, outcomes };
    },
  });
  app.route({
    ...contractRoute(apiContract.restoreLeads),
    handler: async (request) => {
      const outcomes = await leads.restore(distinct(request.body.ids), signedIn(request).admin.username);
      auditEach(request, 'lead_restored', outcomes);
      return { success: true as const, outcomes: measured(outcomes) };
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
      const { lead, conflict, isChanged } = corrected.value;
      if (isChanged) audit(request, 'lead_corrected', { admin: admin.id, lead: lead.id });
      return { success: true as const, lead: measuredLead(lead, measures), conflict: [...conflict] };
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
  changeLeads(app, options);
  correctLead(app, options);
  blockLead(app, options);
}
