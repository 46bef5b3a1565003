import { ApiError } from '../api/apiError.ts';
import type { Lead } from '../leads/lead.ts';
import type { Now } from '../shared/ports.ts';
import { createMemoryRecords } from '../testing/memoryRecords.ts';
import { audienceOf, isHandedOver } from './sending/audience.ts';
import { noCampaignStats, type Campaign } from './campaign.ts';
import { campaignSummary } from './campaignSummary.ts';
import type { CampaignRepository } from './campaignRepository.ts';
import { countAudience, refusedOf, sendingFault, type CampaignSent } from './sending/campaignSending.ts';

interface Dependencies {
  readonly now: Now;
  /** All current leads. */
  readonly leads: () => readonly Lead[];
  /** The initial campaigns. */
  readonly beginning?: readonly Campaign[];
}

/** Campaigns in memory, for tests. Their mails stay queued: none is sent and none fails. */
export function createMemoryCampaignRepository({ now, leads, beginning = [] }: Dependencies): CampaignRepository {
  const records = createMemoryRecords<Campaign>(now, beginning);
  /** Leads with a queued mail, by campaign. */
  const waiting = new Map<string, Set<string>>();
  /** By campaign and key. */
  const answers = new Map<string, CampaignSent>();

  function hasMail(id: string): ReadonlySet<string> {
    const campaign = records.find(id);
    if (campaign !== null && isHandedOver(campaign)) return new Set(campaign.recipients);
    return new Set([...(campaign?.accepted ?? []), ...(waiting.get(id) ?? [])]);
  }

  function sortOut(recipients: readonly string[], tick: boolean, has: ReadonlySet<string>) {
    const chosen = new Set(recipients);
    const audience = audienceOf(
      leads(),
      [...chosen].filter((id) => !has.has(id)),
      tick,
    );
    return { audience, already: [...chosen].filter((id) => has.has(id)).length };
  }

  function stop(id: string): number {
    const stopped = waiting.get(id)?.size ?? 0;
    waiting.delete(id);
    const again = {
      status: 'draft',
      sentAt: null,
      sentBy: null,
      consentTick: null,
      handedOver: false,
      stats: noCampaignStats(),
    } as const;
    if (stopped > 0) records.update(id, () => again);
    return stopped;
  }

  return {
    list: async () => records.list().map(campaignSummary),
    findById: async (id) => records.find(id),
    add: async ({ id: given, name = '', subject = '', content = '', recipients = [], ...others }) =>
      records.add(
        (id, at) => ({
          id,
          name,
          subject,
          content,
          recipients: [...recipients],
          status: 'draft',
          ...others,
          createdAt: at,
          updatedAt: at,
          createdBy: 'admin',
          stats: noCampaignStats(),
        }),
        given,
      ),
    update: async (id, change, seen) => {
      const campaign = records.find(id);
      return records.update(id, () => change, seen, campaign !== null && isHandedOver(campaign));
    },
    async remove(id) {
      stop(id);
      return records.remove(id);
    },
    restore: async (id) => records.restore(id),

    async audience(of, tick) {
      const campaign = typeof of === 'string' ? records.find(of) : null;
      if (typeof of === 'string' && campaign === null) return null;
      const recipients = typeof of === 'string' ? (campaign?.recipients ?? []) : of;
      const { audience, already } = sortOut(recipients, tick, typeof of === 'string' ? hasMail(of) : new Set());
      return { ...countAudience(audience), already };
    },

    async send(id, order) {
      const { key, sendAt, tick } = order;
      const before = answers.get(`${id} ${key}`);
      if (before !== undefined) return before;
      const campaign = records.find(id);
      if (campaign === null) return null;
      const at = now();
      const fault = sendingFault(campaign, order, at);
      if (fault !== null)
        throw new ApiError({
          code: fault.code,
          status: fault.code === 'campaign_changed' ? 409 : 400,
          message: fault.code,
        });
      const { audience, already } = sortOut(campaign.recipients, tick, hasMail(id));
      const planned = sendAt !== null && sendAt > at ? sendAt : null;
      waiting.set(id, new Set([...(waiting.get(id) ?? []), ...audience.willGet.map((lead) => lead.id)]));
      const accepted = audience.willGet.length;
      if (accepted > 0) {
        records.update(id, () => ({
          status: planned === null ? 'sent' : 'scheduled',
          ...(planned === null ? { sentAt: at } : { scheduledAt: planned, sentAt: null }),
          stats: { ...noCampaignStats(), sent: accepted + already },
          consentTick: audience.byTick > 0 ? { by: 'admin', at, leads: audience.byTick } : null,
          sentBy: 'admin',
          handedOver: true,
        }));
      }
      const answer = { accepted, already, refused: refusedOf(countAudience(audience)), at, sendAt: planned };
      answers.set(`${id} ${key}`, answer);
      return answer;
    },
    stop: async (id) => stop(id),
    retryFailed: async () => 0,
  };
}
