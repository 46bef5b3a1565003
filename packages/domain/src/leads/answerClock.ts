import { millisecondsOf, type Instant } from '../shared/time/instant.ts';
import type { LeadEvent } from './leadEvent.ts';
import type { LeadStatus } from './leadVocabulary.ts';

const hour = 3_600_000;
/** The site promises an answer within 24 hours. */
export const answerWithinMs = 24 * hour;
/** The list warns from this waiting time on. */
const answerSoonMs = 20 * hour;

interface AnswerClock {
  /** `calm` below 20 hours, `soon` from 20 to 24 inclusive, `late` above. */
  readonly level: 'calm' | 'soon' | 'late';
  /** Milliseconds until 24 hours have passed; negative when late. */
  readonly remainingMs: number;
  /** Elapsed share of the 24 hours: 0 at the start, 1 at the end, above 1 when late. Never negative. */
  readonly share: number;
}

/** `null` when the lead is not waiting. */
export function answerClock(waitingSince: Instant, now: Instant): AnswerClock;
export function answerClock(waitingSince: Instant | null, now: Instant): AnswerClock | null;
export function answerClock(waitingSince: Instant | null, now: Instant): AnswerClock | null {
  if (waitingSince === null) return null;
  const waitedMs = Math.max(0, millisecondsOf(now) - millisecondsOf(waitingSince));
  const level = waitedMs > answerWithinMs ? 'late' : waitedMs >= answerSoonMs ? 'soon' : 'calm';
  return { level, remainingMs: answerWithinMs - waitedMs, share: waitedMs / answerWithinMs };
}

/** Events that start or stop a lead's 24-hour clock. `newestInbound` is the result of `newestInboundAt`. */
export type ClockChange =
  | { readonly kind: 'message'; readonly at: Instant }
  | { readonly kind: 'sign_up'; readonly at: Instant }
  | { readonly kind: 'answer' }
  | { readonly kind: 'status'; readonly to: LeadStatus; readonly newestInbound: Instant };

/**
 * Since when a lead waits after a change; `null` when the clock is stopped. A message always restarts it. A sign-up
 * starts it only while the lead is new; a lead that was answered and requests the guide again does not wait. A reply
 * and every status except new stop it; a change back to new starts it at the newest message or sign-up.
 *
 * @param lead its state before the change
 */
export function waitingSinceAfter(
  change: ClockChange,
  lead: { readonly status: LeadStatus; readonly waitingSince: Instant | null },
): Instant | null {
  if (change.kind === 'message') return change.at;
  if (change.kind === 'sign_up') return lead.status === 'new' ? change.at : lead.waitingSince;
  if (change.kind === 'status' && change.to === 'new') return change.newestInbound;
  return null;
}

/** The newest message or sign-up of an unsorted timeline; without one, the lead's creation time. */
export const newestInboundAt = (events: readonly LeadEvent[], createdAt: Instant): Instant =>
  events
    .filter(({ kind }) => kind === 'guide_requested' || kind === 'message_received')
    .reduce((newest, { at }) => (at > newest ? at : newest), createdAt);
