import type { CampaignFigures, CampaignMeasures } from '../campaigns/campaignFigures.ts';
import type { ConsentEntry } from '../consent/consentEntry.ts';
import type { Lead } from '../leads/lead.ts';
import type { LeadBlock } from '../leads/leadBlock.ts';
import { escapeItem } from '../shared/schemas/queryParameter.ts';
import type {
  DeliveryPage,
  DeliveryQuery,
  MailStatus,
  SendEmailAnswer,
  SendEmailInput,
  TestEmail,
} from './answers/campaignAnswers.ts';
import { campaignRoutes } from './routes/campaignRoutes.ts';
import { sendRequest, type AdminApiClientOptions, usual } from './sendRequest.ts';

interface CampaignFiguresPage {
  readonly campaigns: readonly CampaignFigures[];
  readonly measures: CampaignMeasures;
}

/** The calls about campaigns, apart from the others so that they load with the pages that use them. Rejects with `ApiError`. */
export interface CampaignApiClient {
  /** Hands one mail to the server, which keeps it and sends it. The same mail again is not sent again. */
  sendEmail(email: SendEmailInput): Promise<SendEmailAnswer>;
  /** Of a campaign that the server does not know there are none. */
  campaignFigures(ids: readonly string[]): Promise<CampaignFiguresPage>;
  listDeliveries(campaignId: string, query?: DeliveryQuery): Promise<DeliveryPage>;
  /** Stops what has not left; answers how many that were. */
  cancelCampaign(campaignId: string): Promise<number>;
  /** Tries again what failed and is worth it; answers how many that are. */
  retryCampaign(campaignId: string): Promise<number>;
  sendTestEmail(email: TestEmail): Promise<void>;
  mailStatus(): Promise<MailStatus>;
  /** Mails the link that confirms the newsletter again; only to a lead whose consent is pending. */
  resendConfirmation(leadId: string): Promise<Lead>;
  /** Oldest first. */
  listConsents(leadId: string): Promise<readonly ConsentEntry[]>;
  /** No mail goes to the address of this lead any more, until that is undone. */
  blockLead(leadId: string, block: LeadBlock): Promise<Lead>;
  unblockLead(leadId: string): Promise<Lead>;
}

const printItems = (items: readonly string[]) =>
  items.map((item) => encodeURIComponent(escapeItem(item.toWellFormed()))).join(',');

/** The query as it stands in an address, without the `?`. */
function printDeliveryQuery({ status = [], cursor, limit }: DeliveryQuery): string {
  return [
    ...(status.length > 0 ? [`status=${printItems(status)}`] : []),
    ...(cursor === undefined ? [] : [`cursor=${encodeURIComponent(cursor)}`]),
    ...(limit === undefined ? [] : [`limit=${limit}`]),
  ].join('&');
}

export const createCampaignApiClient = (options: AdminApiClientOptions): CampaignApiClient => ({
  sendEmail: async (body) => {
    const { success: _flag, ...answer } = await sendRequest(options, campaignRoutes.sendEmail, usual, { body });
    return answer;
  },
  campaignFigures: async (ids) => {
    const query = ids.length === 0 ? '' : `ids=${printItems(ids)}`;
    const { success: _flag, ...page } = await sendRequest(options, campaignRoutes.campaignFigures, usual, { query });
    return page;
  },
  listDeliveries: async (id, query = {}) => {
    const { success: _flag, ...page } = await sendRequest(options, campaignRoutes.listDeliveries, usual, {
      params: { id },
      query: printDeliveryQuery(query),
    });
    return page;
  },
  cancelCampaign: async (id) =>
    (await sendRequest(options, campaignRoutes.cancelCampaign, usual, { params: { id } })).cancelled,
  retryCampaign: async (id) =>
    (await sendRequest(options, campaignRoutes.retryCampaign, usual, { params: { id } })).queued,
  sendTestEmail: async (body) => {
    await sendRequest(options, campaignRoutes.sendTestEmail, usual, { body });
  },
  mailStatus: async () => {
    const { success: _flag, ...status } = await sendRequest(options, campaignRoutes.mailStatus, usual);
    return status;
  },
  resendConfirmation: async (id) =>
    (await sendRequest(options, campaignRoutes.resendConfirmation, usual, { params: { id } })).lead,
  listConsents: async (id) =>
    (await sendRequest(options, campaignRoutes.listConsents, usual, { params: { id } })).consents,
  blockLead: async (id, body) =>
    (
      await sendRequest(
        options,
        campaignRoutes.blockLead,
        { ...usual, refused: () => 'lead_block_failed' },
        { params: { id }, body },
      )
    ).lead,
  unblockLead: async (id) =>
    (
      await sendRequest(
        options,
        campaignRoutes.unblockLead,
        { ...usual, refused: () => 'lead_unblock_failed' },
        { params: { id } },
      )
    ).lead,
});
