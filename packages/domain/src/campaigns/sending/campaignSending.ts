import * as z from 'zod/mini';
import type { DeliveryReasonCode } from '../../messages/deliveryReasons.data.ts';
import type { ErrorCode } from '../../messages/errorCodes.ts';
import { instantSchema, type Instant } from '../../shared/time/instant.ts';
import { maximumContentLength, maximumSubjectLength } from '../../templates/emailTemplate.ts';
import { unknownPlaceholders } from '../../templates/placeholders.ts';
import type { Audience } from './audience.ts';
import type { Campaign } from '../campaign.ts';
import { isPlannable, problemsOf } from './campaignProblems.ts';

const count = z.int();

/** How many of the chosen leads would get a campaign. Each lead is in exactly one of the first five counts. */
export const audienceCountsSchema = z.object({
  willGet: count,
  /** Without recorded consent, unless the tick is set. */
  waiting: count,
  /** By the reason why they never get it. */
  never: z.object({ consent_pending: count, unsubscribed: count, suppressed: count, blocked: count }),
  /** Chosen, but the lead no longer exists. */
  gone: count,
  /** They have it, it is on its way, or the campaign was sent without them. */
  already: count,
  /** How many in `willGet` are mailed only because of the tick. */
  byTick: count,
  /**
   * How many in `willGet` and `waiting` may have the mail: it waited in a backup that was put back, and may have left
   * before. They get it only with the tick `again`. Left out: none.
   */
  held: z.optional(z.object({ willGet: count, waiting: count })),
});
export type AudienceCounts = z.infer<typeof audienceCountsSchema>;

export const noAudience = (): AudienceCounts => ({
  willGet: 0,
  waiting: 0,
  never: { consent_pending: 0, unsubscribed: 0, suppressed: 0, blocked: 0 },
  gone: 0,
  already: 0,
  byTick: 0,
});

export function countAudience({ willGet, waiting, never, byTick, gone }: Audience): AudienceCounts {
  const counts = noAudience();
  for (const { reach } of never) if (reach !== 'reachable' && reach !== 'consent_missing') counts.never[reach] += 1;
  return { ...counts, willGet: willGet.length, waiting: waiting.length, gone: gone.length, byTick };
}

/** Converts counts made without the tick to counts with it. */
export const withTick = ({ held, ...counts }: AudienceCounts): AudienceCounts => ({
  ...counts,
  willGet: counts.willGet + counts.waiting,
  waiting: 0,
  byTick: counts.byTick + counts.waiting,
  ...(held !== undefined && { held: { willGet: held.willGet + held.waiting, waiting: 0 } }),
});

/** Why a recipient was not mailed when the campaign was sent. The list of deliveries shows each with its reason. */
export const recipientRefusals = [
  'unsubscribed',
  'suppressed',
  'blocked',
  'consent_missing',
  'consent_pending',
  'lead_removed',
] as const satisfies readonly DeliveryReasonCode[];
export type RecipientRefusal = (typeof recipientRefusals)[number];

/** How to send a campaign. */
export interface CampaignOrder {
  /** Idempotency key, chosen by the caller, at most 100 characters: the same key returns the first answer. */
  readonly key: string;
  /** Earliest time to send; `null` or past: at once. */
  readonly sendAt: Instant | null;
  /** The advisor ticked that leads without recorded consent may get the mail. */
  readonly tick: boolean;
  /** The advisor ticked that leads who may have it already get it again: see `AudienceCounts.held`. Default: they do not. */
  readonly again?: boolean | undefined;
  /** The version that the advisor saw: another one is not sent. Without it there is no check. */
  readonly seen?: number | undefined;
}

/** Result of a send. Each recipient is counted once. */
export const campaignSentSchema = z.object({
  /** Mails that are on their way or will be sent at `sendAt`. */
  accepted: count,
  /** They had it or may have it, it was on its way, or the campaign had been sent without them. */
  already: count,
  refused: z.object({
    unsubscribed: count,
    suppressed: count,
    blocked: count,
    consent_missing: count,
    consent_pending: count,
    lead_removed: count,
  } satisfies Record<RecipientRefusal, unknown>),
  /** When it was sent, or planned. */
  at: instantSchema,
  /** `null`: at once. */
  sendAt: z.nullable(instantSchema),
});
export type CampaignSent = z.infer<typeof campaignSentSchema>;

/** The refusals of a first send to this audience. */
export const refusedOf = ({ waiting, never, gone }: AudienceCounts): CampaignSent['refused'] => ({
  ...never,
  consent_missing: waiting,
  lead_removed: gone,
});

/** Why a campaign cannot be sent, with the values for the code's sentence. */
export interface SendingFault {
  readonly code: ErrorCode;
  readonly params?: { readonly name: string };
}

/** Checked before any write. `null`: the campaign can be sent. */
export function sendingFault(
  campaign: Campaign,
  { sendAt, seen }: Pick<CampaignOrder, 'sendAt' | 'seen'>,
  now: Instant,
): SendingFault | null {
  if (seen !== undefined && seen !== campaign.version) return { code: 'campaign_changed' };
  const [problem] = problemsOf(campaign);
  const { subject, content } = campaign;
  if (problem === 'placeholders') {
    const name = [subject, content].flatMap((text) => unknownPlaceholders(text))[0]?.raw ?? '';
    return { code: 'placeholder_unknown', params: { name } };
  }
  if (problem !== undefined) return { code: 'campaign_incomplete' };
  if (subject.length > maximumSubjectLength) return { code: 'subject_too_long' };
  if (content.length > maximumContentLength) return { code: 'content_too_long' };
  return sendAt === null || isPlannable(sendAt, now) ? null : { code: 'send_at_invalid' };
}
