import {
  type Campaign,
  type CampaignRepository,
  fillPlaceholders,
  type Instant,
  type Lead,
  noCampaignStats,
  placeholderValues,
  reachOf,
} from '@fnc/domain';
import { ApiError, type CampaignApiClient, type SendEmailInput } from '@fnc/domain/api';
import type { CampaignSending, Problem, RefusedLead, SendOutcome } from '@fnc/ui/admin';
import { runBounded } from '../shared/runBounded.ts';
import { createStore, type Store } from '../shared/store.ts';
import { acceptedStore } from './acceptedStore.ts';

/** Calls at the same time: the server is busy, and the browser still answers. */
const parallelCalls = 6;
/** Drawing each of a thousand mails took six times as long as sending them. */
export const drawSendingEveryMs = 150;

export interface SendOrder {
  readonly campaignId: string;
  /** Whose mail is still to be handed over. */
  readonly leads: readonly Lead[];
  /** `null`: at once. */
  readonly sendAt: Instant | null;
  /** Who ticked that leads without recorded consent get it too, and how many those are; `null`: nobody. */
  readonly tick: { readonly by: string; readonly leads: number } | null;
}

interface SenderState {
  /** The one send that is going on. */
  readonly sending: (CampaignSending & { readonly campaignId: string }) | null;
}

export interface CampaignSender extends Pick<Store<SenderState>, 'get' | 'subscribe'> {
  /** Hands one mail for each lead to the server, a few at a time. Never rejects. */
  send: (order: SendOrder) => Promise<SendOutcome>;
  /** Begins nothing new. Resolves when what was on its way has arrived. */
  stop: () => Promise<void>;
  clear: () => void;
}

interface Dependencies {
  readonly campaigns: Pick<CampaignRepository, 'findById' | 'update'>;
  readonly mail: Pick<CampaignApiClient, 'sendEmail' | 'cancelCampaign'>;
  readonly now: () => Instant;
  readonly problemOf: (error: unknown) => Problem;
  /** A send of this campaign begins, and has ended. */
  readonly onBegin: (campaignId: string) => void;
  readonly onEnd: (campaignId: string) => Promise<void>;
}

/** The mail of one lead, filled in. */
export function mailFor(
  campaign: Campaign,
  lead: Lead,
  { sendAt, tick }: Pick<SendOrder, 'sendAt' | 'tick'>,
): SendEmailInput {
  const values = placeholderValues(lead);
  return {
    to: lead.email,
    subject: fillPlaceholders(campaign.subject, values, 'text'),
    content: fillPlaceholders(campaign.content, values, 'html'),
    leadId: lead.id,
    campaignId: campaign.id,
    campaignName: campaign.name.trim().slice(0, 200),
    ...(sendAt === null ? {} : { sendAt }),
    ...(tick !== null && reachOf(lead) === 'consent_missing' ? { withoutConsent: true } : {}),
  };
}

/** About this one mail and no other: the next one may well be taken. */
const isRefusal = ({ status, code }: ApiError): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status) && code !== 'send_at_invalid';

export function createCampaignSender({
  campaigns,
  mail,
  now,
  problemOf,
  onBegin,
  onEnd,
}: Dependencies): CampaignSender {
  const store = createStore<SenderState>({ sending: null });
  let stopping = false;
  let running: Promise<unknown> = Promise.resolve();

  async function handOver(campaign: Campaign, order: SendOrder): Promise<SendOutcome> {
    const { leads, sendAt } = order;
    const planned = sendAt !== null;
    const began = now();
    let isGone = false;
    const kept = acceptedStore({
      campaigns,
      id: campaign.id,
      accepted: campaign.accepted ?? [],
      change: (accepted) =>
        planned
          ? { status: 'scheduled', scheduledAt: sendAt, sentAt: null, handedOver: false }
          : {
              status: 'sent',
              sentAt: campaign.sentAt ?? began,
              stats: { ...noCampaignStats(), sent: accepted },
              handedOver: false,
            },
      onGone() {
        isGone = true;
        stopping = true;
      },
    });
    const refused: RefusedLead[] = [];
    const progress = { campaignId: campaign.id, total: leads.length };
    store.set({ sending: { ...progress, done: 0, stopping: false } });
    const { done, failed, left } = await runBounded(
      leads,
      async (lead) => {
        try {
          await mail.sendEmail(mailFor(campaign, lead, order));
          kept.add(lead.id);
          return true;
        } catch (error) {
          if (error instanceof ApiError && isRefusal(error)) {
            refused.push({ id: lead.id, name: lead.name, problem: problemOf(error) });
            return false;
          }
          // Every further one would fail alike.
          stopping = true;
          throw error;
        }
      },
      {
        limit: parallelCalls,
        onProgress: (ended) => store.set({ sending: { ...progress, done: ended, stopping } }),
        stopped: () => stopping,
      },
    );
    const accepted = done.filter(({ value }) => value).length;
    const sum = { accepted, refused: refused.length, refusals: refused };
    const rest = { ...sum, left: left.length + failed.length };
    let problem: Problem | null = failed[0] === undefined ? null : problemOf(failed[0].error);
    try {
      await kept.flush();
      // Deleted meanwhile, in another tab: what was handed over after that is taken back.
      if (isGone) await mail.cancelCampaign(campaign.id);
      // Whoever may be mailed only later is not taken for somebody this send left behind.
      else if (rest.left === 0 && kept.size > 0) await campaigns.update(campaign.id, { handedOver: true });
    } catch (error) {
      problem ??= problemOf(error);
    }
    if (isGone) return { kind: 'failed', ...rest, problem: { code: 'campaign_not_found' } };
    if (problem !== null) return { kind: 'failed', ...rest, problem };
    if (rest.left > 0) return { kind: 'stopped', ...rest };
    const [first] = refused;
    if (accepted === 0 && first !== undefined) return { kind: 'failed', ...rest, problem: first.problem };
    return { kind: planned ? 'scheduled' : 'sent', ...sum };
  }

  async function run(order: SendOrder): Promise<SendOutcome> {
    const { campaignId, tick } = order;
    let campaign: Campaign | null;
    try {
      campaign = await campaigns.findById(campaignId);
      const isBegun = (campaign?.accepted?.length ?? 0) > 0;
      // The proof of the choice stands before the first mail goes by it; what some went by already stays.
      if (!isBegun || (tick !== null && campaign?.consentTick == null)) {
        campaign = await campaigns.update(campaignId, { consentTick: tick === null ? null : { ...tick, at: now() } });
      }
    } catch (error) {
      return { kind: 'notSaved', problem: problemOf(error) };
    }
    if (campaign === null) return { kind: 'notSaved', problem: { code: 'campaign_not_found' } };
    onBegin(campaignId);
    try {
      return await handOver(campaign, order);
    } finally {
      await onEnd(campaignId);
      store.set({ sending: null });
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    async send(order) {
      // One at a time: a second one waits for the first.
      await running;
      stopping = false;
      const outcome = run(order);
      running = outcome;
      return outcome;
    },
    async stop() {
      stopping = true;
      const { sending } = store.get();
      if (sending?.stopping === false) store.set({ sending: { ...sending, stopping } });
      await running;
    },
    clear() {
      stopping = true;
    },
  };
}
