import type * as z from 'zod/mini';
import type { Edited, FieldChanges } from '../changes/change.ts';
import { campaignRecordRoutes as routes } from '../api/routes/campaignRecordRoutes.ts';
import { campaignRoutes } from '../api/routes/campaignRoutes.ts';
import { orGone, orNull, wasThere } from '../api/routes/records.ts';
import { sendRequest, type AdminApiClientOptions, usual } from '../api/sendRequest.ts';
import type { Campaign, CampaignSummary, campaignDraftSchema } from './campaign.ts';
import type { AudienceCounts, CampaignOrder, CampaignSent } from './sending/campaignSending.ts';

type CampaignDraft = z.infer<typeof campaignDraftSchema>;

/** A new draft. Absent fields are empty. */
export interface NewCampaign extends Partial<CampaignDraft> {
  /** A UUID: added twice, there is one campaign. */
  readonly id?: string | undefined;
  readonly sample?: boolean | undefined;
}

/** Only the given fields change. Only the server writes status, times and figures. */
export type CampaignChange = FieldChanges<CampaignDraft>;

/** The campaigns. Methods reject only when the server is unreachable or refuses (`ApiError`). */
export interface CampaignRepository {
  /** All campaigns, in the order in which they were added. */
  list(): Promise<readonly CampaignSummary[]>;
  /** `null` when it does not exist or was removed. */
  findById(id: string): Promise<Campaign | null>;
  /** Returns the new campaign, a draft without figures; when it was added before, as it is now. */
  add(campaign: NewCampaign): Promise<Campaign>;
  /**
   * A campaign that was handed over does not change: that is a conflict, like a field changed elsewhere.
   *
   * @param seen the version on which the change is based; without it fields changed elsewhere are overwritten
   */
  update(id: string, change: CampaignChange, seen?: number): Promise<Edited<Campaign>>;
  /** Cancels unsent mails first; sent mails are not affected. `false` when it was already removed. */
  remove(id: string): Promise<boolean>;
  /** Undoes `remove` within `restoreDays`; `null` when there is nothing to restore. Cancelled mails stay cancelled. */
  restore(id: string): Promise<Campaign | null>;

  /**
   * Counts the leads that would get the campaign.
   *
   * @param of the id of a campaign, or lead ids not yet stored with one
   * @param tick whether leads without recorded consent may get it
   * @returns `null` when there is no such campaign
   */
  audience(of: string | readonly string[], tick: boolean): Promise<AudienceCounts | null>;
  /**
   * Sends or plans the stored campaign with its current text and recipients; later edits do not affect it. A lead that
   * already has it does not get it again, and a campaign sent completely is closed; a copy can go to others. `null`
   * when there is no such campaign. Rejects before any write with the reason: `campaign_incomplete`,
   * `placeholder_unknown`, `subject_too_long`, `content_too_long`, `send_at_invalid`, `campaign_changed`, or a `CampaignObstacle`.
   */
  send(id: string, order: CampaignOrder): Promise<CampaignSent | null>;
  /** Cancels unsent mails; a campaign without sent mails becomes a draft. @returns how many mails were cancelled */
  stop(id: string): Promise<number>;
  /** Retries the mails whose failure may be temporary. @returns how many mails */
  retryFailed(id: string): Promise<number>;
}

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
  send: (id, order) =>
    orNull(sendRequest(options, routes.sendCampaign, usual, { params: { id }, body: order }).then(({ sent }) => sent)),
  stop: async (id) => (await sendRequest(options, campaignRoutes.cancelCampaign, usual, { params: { id } })).cancelled,
  retryFailed: async (id) =>
    (await sendRequest(options, campaignRoutes.retryCampaign, usual, { params: { id } })).queued,
});
