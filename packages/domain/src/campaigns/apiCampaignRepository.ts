import { campaignRecordRoutes as routes } from '../api/campaignRecordRoutes.ts';
import { campaignRoutes } from '../api/campaignRoutes.ts';
import { orGone, orNull, wasThere } from '../api/records.ts';
import { sendRequest, type AdminApiClientOptions } from '../api/sendRequest.ts';
import { usual } from '../api/usualFailures.ts';
import type { CampaignRepository } from './campaignRepository.ts';

const withTick = (tick: boolean) => (tick ? 'tick=true' : '');

/** Campaigns on the server. Methods reject with `ApiError`. */
export const createApiCampaignRepository = (options: AdminApiClientOptions): CampaignRepository => ({
  list: async () => (await sendRequest(options, routes.listCampaigns, usual)).campaigns,
  findById: (id) =>
    orNull(sendRequest(options, routes.findCampaign, usual, { params: { id } }).then(({ campaign }) => campaign)),
  add: async ({ name = '', subject = '', content = '', recipients = [], ...others }) => {
    const body = { name, subject, content, recipients, ...others };
    return (await sendRequest(options, routes.addCampaign, usual, { body })).campaign;
  },
  update: (id, change, seen) =>
    orGone(sendRequest(options, routes.updateCampaign, usual, { params: { id }, body: { change, seen } })),
  remove: (id) => wasThere(sendRequest(options, routes.removeCampaign, usual, { params: { id } })),
  restore: (id) =>
    orNull(sendRequest(options, routes.restoreCampaign, usual, { params: { id } }).then(({ campaign }) => campaign)),
  audience: (of, tick) =>
    orNull(
      (typeof of === 'string'
        ? sendRequest(options, routes.campaignAudience, usual, { params: { id: of }, query: withTick(tick) })
        : sendRequest(options, routes.audienceOfChoice, usual, { body: { recipients: of, tick } })
      ).then(({ audience }) => audience),
    ),
  send: (id, { key, sendAt, tick }) =>
    orNull(
      sendRequest(options, routes.sendCampaign, usual, { params: { id }, body: { key, sendAt, tick } }).then(
        ({ sent }) => sent,
      ),
    ),
  stop: async (id) => (await sendRequest(options, campaignRoutes.cancelCampaign, usual, { params: { id } })).cancelled,
  retryFailed: async (id) =>
    (await sendRequest(options, campaignRoutes.retryCampaign, usual, { params: { id } })).queued,
});
