import type { CampaignFigures, CampaignMeasures } from '../campaigns/campaignFigures.ts';
import type { ConsentEntry } from '../consent/consentEntry.ts';
import type { Lead } from '../leads/lead.ts';
import type { LeadBlock } from '../leads/leadBlock.ts';
import type { LeadCorrected } from '../leads/leadCorrection.ts';
import type { LeadCorrection } from '../leads/leadCorrectionSchema.ts';
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

/** Calls about campaigns; a separate client, loaded with the pages that use it. Rejects with `ApiError`. */
export interface CampaignApiClient {
  /** Hands one mail to the server, which stores and sends it. A repeated mail is not sent again. */
  sendEmail(email: SendEmailInput): Promise<SendEmailAnswer>;
  /** Campaigns unknown to the server have no figures. */
  campaignFigures(ids: readonly string[]): Promise<CampaignFiguresPage>;
  listDeliveries(campaignId: string, query?: DeliveryQuery): Promise<DeliveryPage>;
  /** Cancels the mails that were not sent yet; returns how many. */
  cancelCampaign(campaignId: string): Promise<number>;
  /** Retries the mails whose failure may be temporary; returns how many. */
  retryCampaign(campaignId: string): Promise<number>;
  sendTestEmail(email: TestEmail): Promise<void>;
  mailStatus(): Promise<MailStatus>;
  /** Sends the newsletter's confirmation mail again; only to a lead whose consent is pending. */
  resendConfirmation(leadId: string): Promise<Lead>;
  /** Oldest first. */
  listConsents(leadId: string): Promise<readonly ConsentEntry[]>;
  /** Rejects with `lead_address_taken` or `lead_address_settled` when the address cannot be replaced. */
  correctLead(leadId: string, correction: LeadCorrection): Promise<LeadCorrected>;
  /** No mail goes to this lead's address until the block is removed. */
  blockLead(leadId: string, block: LeadBlock): Promise<Lead>;
  unblockLead(leadId: string): Promise<Lead>;
}

const printItems = (items: readonly string[]) =>
  items.map((item) => encodeURIComponent(escapeItem(item.toWellFormed()))).join(',');

/** The query string, without the `?`. */
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
  correctLead: async (id, body) => {
    const { success: _flag, ...corrected } = await sendRequest(options, campaignRoutes.correctLead, usual, {
      params: { id },
      body,
    });
    return corrected;
  },
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
