import { apiContract } from '@fnc/domain/api';
import { SendInterrupted } from '../../adapters/sql/campaigns/sendRuns.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { signedIn } from '../../plugins/authentication.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import { campaignNotFound, refuseWhere, type CampaignRoutes } from './campaignRoutes.ts';

/** Reading and writing campaigns. */
function registerCampaignRecords(app: App, { campaigns, campaignSends }: CampaignRoutes): void {
  app.route({
    ...contractRoute(apiContract.listCampaigns),
    handler: async () => ({ success: true as const, campaigns: await campaigns.list() }),
  });
  app.route({
    ...contractRoute(apiContract.findCampaign),
    handler: async (request) => {
      const campaign = await campaigns.findById(request.params.id);
      if (campaign === null) throw campaignNotFound();
      return { success: true as const, campaign };
    },
  });
  app.route({
    ...contractRoute(apiContract.addCampaign),
    handler: async (request) => {
      const campaign = await campaigns.add(signedIn(request).admin.username, request.body);
      return { success: true as const, campaign };
    },
  });
  app.route({
    ...contractRoute(apiContract.updateCampaign),
    handler: async (request) => {
      const { change, seen } = request.body;
      const edited = await campaigns.update(signedIn(request).admin.username, request.params.id, change, seen);
      if (edited.outcome === 'gone') throw campaignNotFound();
      return { success: true as const, ...edited };
    },
  });
  app.route({
    ...contractRoute(apiContract.removeCampaign),
    handler: async (request) => {
      const removed = await campaignSends.remove(signedIn(request).admin.username, request.params.id);
      if (!removed) throw campaignNotFound();
      return { success: true as const };
    },
  });
  app.route({
    ...contractRoute(apiContract.restoreCampaign),
    handler: async (request) => {
      const campaign = await campaigns.restore(signedIn(request).admin.username, request.params.id);
      if (campaign === null) throw campaignNotFound();
      return { success: true as const, campaign };
    },
  });
}

/** Who would get a campaign, and sending it. */
function registerCampaignSending(app: App, { campaignSends, campaignsRefused }: CampaignRoutes): void {
  app.route({
    ...contractRoute(apiContract.campaignAudience),
    handler: async ({ params, query }) => {
      const audience = await campaignSends.audience(params.id, query.tick);
      if (audience === null) throw campaignNotFound();
      return { success: true as const, audience };
    },
  });
  app.route({
    ...contractRoute(apiContract.audienceOfChoice),
    handler: async ({ body }) => {
      const audience = await campaignSends.audience(body.recipients, body.tick);
      if (audience === null) throw campaignNotFound();
      return { success: true as const, audience };
    },
  });
  app.route({
    ...contractRoute(apiContract.sendCampaign),
    handler: async (request) => {
      refuseWhere(campaignsRefused());
      const by = signedIn(request).admin.username;
      const sent = await campaignSends.send(by, request.params.id, request.body).catch(goesOnLater);
      if (sent === null) throw campaignNotFound();
      if (!sent.ok) {
        const { code, params = {} } = sent.error;
        throw new ApiFailure(code === 'campaign_changed' ? 409 : 400, code, { params });
      }
      return { success: true as const, sent: sent.value };
    },
  });
}

/** The server that runs then answers a repeated call with the same key. */
function goesOnLater(error: unknown): never {
  throw error instanceof SendInterrupted ? new ApiFailure(503, 'server_busy') : error;
}

/** Stops unsent mails, of a running send as well as a planned one. */
function cancelCampaign(app: App, { campaignSends }: CampaignRoutes): void {
  app.route({
    ...contractRoute(apiContract.cancelCampaign),
    handler: async (request) => {
      const cancelled = await campaignSends.stop(signedIn(request).admin.username, request.params.id);
      return { success: true as const, cancelled };
    },
  });
}

/** Retries mails whose failure may be temporary. */
function retryCampaign(app: App, { campaignMails, campaignsRefused, onMail }: CampaignRoutes): void {
  app.route({
    ...contractRoute(apiContract.retryCampaign),
    handler: async ({ params }) => {
      refuseWhere(campaignsRefused());
      const queued = await campaignMails.retry(params.id);
      if (queued > 0) onMail();
      return { success: true as const, queued };
    },
  });
}

/** The mails of one campaign with their outcome; none for an unknown campaign. */
function listDeliveries(app: App, { outcomes }: CampaignRoutes): void {
  app.route({
    ...contractRoute(apiContract.listDeliveries),
    handler: async ({ params, query }) => {
      const page = await outcomes.deliveries(params.id, query);
      if (!page.ok) throw new ApiFailure(400, page.error, { issues: [{ path: 'cursor', code: page.error }] });
      return { success: true as const, ...page.value, deliveries: [...page.value.deliveries] };
    },
  });
}

/** Outcomes of campaigns, and what this server measures. */
function getCampaignFigures(app: App, { outcomes, measures }: CampaignRoutes): void {
  app.route({
    ...contractRoute(apiContract.campaignFigures),
    handler: async ({ query }) => ({
      success: true as const,
      campaigns: [...(await outcomes.figures(query.ids, measures))],
      measures,
    }),
  });
}

/** Writing campaigns, sending them, and what became of them. */
export function registerCampaigns(app: App, options: CampaignRoutes): void {
  registerCampaignRecords(app, options);
  registerCampaignSending(app, options);
  getCampaignFigures(app, options);
  listDeliveries(app, options);
  cancelCampaign(app, options);
  retryCampaign(app, options);
}
