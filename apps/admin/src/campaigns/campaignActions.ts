import { acceptedCount, type Campaign, type CampaignRepository, campaignState, duplicateCampaign } from '@fnc/domain';
import type { CampaignApiClient } from '@fnc/domain/api';
import type { CampaignRemoval, CampaignResult, Problem, RetryOutcome, StopOutcome } from '@fnc/ui/admin';
import type { CampaignList } from './campaignList.ts';
import type { CampaignSender } from './campaignSender.ts';
import { allDeliveries } from './deliveries.ts';

/** What can be done with a campaign. Everything answers what became of it; nothing rejects. The list follows. */
export interface CampaignActions {
  duplicate: (id: string) => Promise<CampaignResult>;
  /** What has not left is stopped first; what was sent stays on the server. */
  remove: (id: string) => Promise<CampaignRemoval>;
  restore: (id: string) => Promise<CampaignResult>;
  /** What has not left never will. Before the first mail the campaign is a draft again. */
  stop: (id: string) => Promise<StopOutcome>;
  retry: (id: string) => Promise<RetryOutcome>;
  /** The server accepted mails of which this browser does not know: a tab was closed in between. Answers whether it did. */
  adopt: (id: string) => Promise<boolean>;
}

interface Dependencies {
  readonly campaigns: CampaignRepository;
  readonly mail: Pick<CampaignApiClient, 'cancelCampaign' | 'retryCampaign' | 'campaignFigures' | 'listDeliveries'>;
  readonly list: Pick<CampaignList, 'read' | 'refreshFigures' | 'entry' | 'hold' | 'release'>;
  readonly sender: Pick<CampaignSender, 'get' | 'stop'>;
  readonly problemOf: (error: unknown) => Problem;
}

export function createCampaignActions(dependencies: Dependencies): CampaignActions {
  const { campaigns, mail, list, sender, problemOf } = dependencies;

  async function resultOf(work: () => Promise<Campaign | null>): Promise<CampaignResult> {
    try {
      const campaign = await work();
      await list.read();
      return campaign === null ? { problem: { code: 'campaign_not_found' } } : { campaign };
    } catch (error) {
      return { problem: problemOf(error) };
    }
  }

  /** Whose mail the server has, and what the campaign is by that: stored here as the server says. */
  async function learn(id: string): Promise<void> {
    const [deliveries, { campaigns: answered }] = await Promise.all([
      allDeliveries(mail, id),
      mail.campaignFigures([id]),
    ]);
    const campaign = await campaigns.findById(id);
    if (campaign === null) return;
    const accepted = deliveries.filter(({ status }) => status !== 'cancelled').map(({ leadId }) => leadId);
    const status = campaignState(campaign, answered[0] ?? null);
    const isDraft = accepted.length === 0;
    const has = new Set(accepted);
    // Whose mail was stopped can have it later.
    const isLacking = campaign.accepted?.some((leadId) => !has.has(leadId)) === true;
    await campaigns.update(id, {
      accepted,
      ...(isLacking ? { handedOver: false } : {}),
      status: isDraft ? 'draft' : status,
      ...(isDraft ? { sentAt: null, consentTick: null } : {}),
    });
  }

  /** Nothing of it is handed over while it is being stopped. */
  async function cancel(id: string): Promise<number> {
    if (sender.get().sending?.campaignId === id) await sender.stop();
    return mail.cancelCampaign(id);
  }

  async function heldStill<Outcome>(id: string, work: () => Promise<Outcome>): Promise<Outcome> {
    list.hold(id);
    try {
      return await work();
    } finally {
      list.release(id);
      await list.read();
      await list.refreshFigures();
    }
  }

  return {
    duplicate: (id) =>
      resultOf(async () => {
        const campaign = await campaigns.findById(id);
        return campaign && campaigns.add(duplicateCampaign(campaign));
      }),
    async remove(id) {
      try {
        const entry = list.entry(id);
        const isWaiting = entry !== null && (entry.campaign.status === 'scheduled' || (entry.figures?.queued ?? 0) > 0);
        if (isWaiting || sender.get().sending?.campaignId === id) {
          await heldStill(id, async () => {
            await cancel(id);
            await learn(id);
          });
        }
        const removed = await campaigns.remove(id);
        await list.read();
        return { outcome: removed ? 'removed' : 'gone' };
      } catch (error) {
        return { problem: problemOf(error) };
      }
    },
    restore: (id) => resultOf(() => campaigns.restore(id)),
    async stop(id) {
      try {
        return await heldStill(id, async () => {
          const cancelled = await cancel(id);
          await learn(id);
          return { cancelled };
        });
      } catch (error) {
        return { problem: problemOf(error) };
      }
    },
    async retry(id) {
      try {
        const queued = await mail.retryCampaign(id);
        await list.refreshFigures();
        return { queued };
      } catch (error) {
        return { problem: problemOf(error) };
      }
    },
    async adopt(id) {
      const { campaign, figures } = list.entry(id) ?? {};
      if (campaign === undefined || figures == null || sender.get().sending?.campaignId === id) return false;
      if (acceptedCount(figures) === (campaign.accepted?.length ?? 0)) return false;
      try {
        await learn(id);
        await list.read();
        return true;
      } catch {
        // Shown by the figures meanwhile; asked again the next time.
        return false;
      }
    },
  };
}
