import type * as z from 'zod/mini';
import type { Edited, FieldChanges } from '../changes/change.ts';
import type { Instant } from '../shared/time/instant.ts';
import { campaignRecordRoutes as routes } from '../api/routes/campaignRecordRoutes.ts';
import { campaignRoutes } from '../api/routes/campaignRoutes.ts';
import { orGone, orNull, wasThere } from '../api/routes/records.ts';
import { sendRequest, type AdminApiClientOptions, usual } from '../api/sendRequest.ts';
import type { Campaign, campaignDraftSchema } from './campaign.ts';
import type { AudienceCounts, CampaignSent } from './campaignSending.ts';

type CampaignDraft = z.infer<typeof campaignDraftSchema>;

/** A new draft. What is left out is empty. */
export interface NewCampaign extends Partial<CampaignDraft> {
  readonly sample?: boolean | undefined;
}

/** Only the given fields change. What became of a campaign (status, moments, figures) the server writes itself. */
export type CampaignChange = FieldChanges<CampaignDraft>;

/** How a campaign is sent. */
export interface CampaignOrder {
  /** Of the caller's making, at most 100 characters: asked again with the same key, the first answer is given again. */
  readonly key: string;
  /** Not before this moment; `null`, or a moment that has passed: at once. */
  readonly sendAt: Instant | null;
  /** The advisor ticked that leads without recorded consent may have it. */
  readonly tick: boolean;
}

/** The campaigns. Every method rejects only when the server cannot be asked (`ApiError`), or has not done it. */
export interface CampaignRepository {
  /** All of them, in the order in which they were added. */
  list(): Promise<readonly Campaign[]>;
  /** `null` when there is none, or it was removed. */
  findById(id: string): Promise<Campaign | null>;
  /** The new campaign, a draft without figures. */
  add(campaign: NewCampaign): Promise<Campaign>;
  /** @param seen the version that the change was made from; without it nothing is a conflict */
  update(id: string, change: CampaignChange, seen?: number): Promise<Edited<Campaign>>;
  /** What has not left is stopped first; what was sent stays sent. `false` when it was already gone. */
  remove(id: string): Promise<boolean>;
  /** Undoes `remove` within `restoreDays`; `null` when there is nothing to bring back. What was stopped stays stopped. */
  restore(id: string): Promise<Campaign | null>;

  /**
   * Who would get it, as counts.
   *
   * @param of the id of a campaign, or the ids of leads that are not stored with one yet
   * @param tick whether leads without recorded consent may have it
   * @returns `null` when there is no such campaign
   */
  audience(of: string | readonly string[], tick: boolean): Promise<AudienceCounts | null>;
  /**
   * Sends it as it is stored, or plans it: its words and its recipients are kept as they are now, whatever is changed later.
   * A lead that has it already gets it no second time, and what was sent as a whole is over: its copy can be sent to others. `null` when there is no such campaign. Rejects before anything is written
   * with what keeps it from being sent: `campaign_incomplete`, `placeholder_unknown`, `subject_too_long`,
   * `content_too_long`, `send_at_invalid`, or a `CampaignObstacle`.
   */
  send(id: string, order: CampaignOrder): Promise<CampaignSent | null>;
  /** Stops what has not left; of which nothing left is a draft again. @returns how many mails were stopped */
  stop(id: string): Promise<number>;
  /** Tries again what failed and is worth it. @returns how many mails */
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
