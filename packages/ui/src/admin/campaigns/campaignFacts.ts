import {
  acceptedCount,
  type CampaignEntry,
  type CampaignFigures,
  campaignState,
  type CampaignStatus,
  type CampaignSummary,
  type Instant,
  sentCount,
  wantedCount,
} from '@fnc/domain';
import type { Stage } from '../../components/StageRing/StageRing.tsx';

/** The progress of each status. */
export const campaignStages: Record<CampaignStatus, Stage> = {
  draft: 'dashed',
  scheduled: 'dot',
  sent: 'threeQuarters',
  stopped: 'pause',
  completed: 'check',
};

/** The progress and outcome of one campaign, as the list and the outcome show them. */
export interface CampaignFacts {
  readonly status: CampaignStatus;
  /** Some mails are sent and others are queued. */
  readonly running: boolean;
  /** Number of queued mails. */
  readonly queued: number;
  /** Some mails are sent, and the others wait until somebody continues. */
  readonly stopped: boolean;
  /** It was stopped, and the mails that were on their way then are not done yet. */
  readonly stopping: boolean;
  /** Fewer mails were sent than should have been: it was stopped, or leads were skipped just before. */
  readonly partial: boolean;
  /** Number of mails with a final outcome. */
  readonly done: number;
  readonly total: number;
  /** Accepted by the recipients' mail servers. */
  readonly sent: number;
  /** Those that may have left before a backup was put back, and go out only by a decision. */
  readonly held: number;
  /** Those that never arrived. */
  readonly failed: number;
  /** `null`: not measured. */
  readonly delivered: number | null;
  readonly opened: number | null;
  readonly clicked: number | null;
  /** The time by which the list sorts, and its event. */
  readonly at: Instant;
  readonly what: 'planned' | 'started' | 'sent' | 'edited';
}

function momentOf(
  campaign: CampaignSummary,
  figures: CampaignFigures | null,
  status: CampaignStatus,
  running: boolean,
) {
  const { scheduledAt, sentAt, updatedAt, createdAt } = campaign;
  if (status === 'draft') return { at: updatedAt ?? createdAt, what: 'edited' as const };
  if (status === 'scheduled') return { at: scheduledAt ?? figures?.sendAt ?? createdAt, what: 'planned' as const };
  return {
    at: figures?.firstSentAt ?? sentAt ?? figures?.sendAt ?? updatedAt ?? createdAt,
    what: running || status === 'stopped' ? ('started' as const) : ('sent' as const),
  };
}

export function campaignFacts(entry: CampaignEntry): CampaignFacts {
  const { campaign, figures } = entry;
  const status = campaignState(campaign, figures);
  const queued = figures?.queued ?? 0;
  const running = status === 'sent' && queued > 0;
  const accepted = figures === null ? 0 : acceptedCount(figures);
  const stopped = status === 'stopped';
  const stopping = running && figures !== null && figures.cancelled > 0;
  return {
    status,
    running,
    queued,
    stopped,
    partial: stopped || (status === 'completed' && (figures?.skipped ?? 0) > 0),
    done: accepted - queued,
    stopping,
    total: figures !== null && (stopped || stopping) ? wantedCount(campaign, figures) : accepted,
    sent: sentCount(entry),
    held: figures?.held ?? 0,
    failed: figures === null ? 0 : figures.failed + figures.bounced,
    delivered: figures?.delivered ?? null,
    opened: figures?.opened ?? null,
    clicked: figures?.clicked ?? null,
    ...momentOf(campaign, figures, status, running),
  };
}
