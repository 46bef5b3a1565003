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

/** Since when a lead waits: for an answer to a question, and for a welcome after a download. */
export interface LeadClocks {
  /** The newest unanswered message: the start of the 24 hours. `null` when no question is open. */
  readonly waitingSince: Instant | null;
  /** The newest guide request without a welcome: no deadline, listed apart. `null` when there is none. */
  readonly welcomeSince: Instant | null;
}

export const leadClocks = ['waitingSince', 'welcomeSince'] as const satisfies readonly (keyof LeadClocks)[];
export type LeadClock = (typeof leadClocks)[number];

/**
 * Events that start or stop a lead's clocks. `inbound` is the result of `newestInbound`, and `restart` names the clocks
 * that a status stopped by mistake: with it, the others go on as they are.
 */
export type ClockChange =
  | { readonly kind: 'message'; readonly at: Instant }
  | { readonly kind: 'sign_up'; readonly at: Instant }
  | { readonly kind: 'answer'; readonly writtenAt: Instant }
  | {
      readonly kind: 'status';
      readonly to: LeadStatus;
      readonly inbound: LeadClocks;
      readonly restart?: readonly LeadClock[] | undefined;
    };

/**
 * A lead's clocks after a change. A message always restarts the 24 hours. A sign-up starts the clock of the welcome, and
 * only while the lead is new: downloads never hide a question or excuse its delay. A reply and every status except new
 * stop both; a change back to new starts them at the newest message and sign-up, and so does undoing a change that
 * stopped them.
 *
 * @param lead its state before the change
 */
export function clocksAfter(
  change: ClockChange,
  { status, waitingSince, welcomeSince }: LeadClocks & { readonly status: LeadStatus },
): LeadClocks {
  if (change.kind === 'message') return { waitingSince: change.at, welcomeSince };
  if (change.kind === 'sign_up') return { waitingSince, welcomeSince: status === 'new' ? change.at : welcomeSince };
  if (change.kind === 'status' && change.to === 'new') return change.inbound;
  if (change.kind === 'status') {
    const { restart, inbound } = change;
    if (restart === undefined) return { waitingSince: null, welcomeSince: null };
    const before = { waitingSince, welcomeSince };
    const again = (clock: LeadClock) => (restart.includes(clock) ? inbound : before)[clock];
    return { waitingSince: again('waitingSince'), welcomeSince: again('welcomeSince') };
  }
  // What came after the answer was written is not answered by it.
  const rest = (since: Instant | null) => (since !== null && since > change.writtenAt ? since : null);
  return { waitingSince: rest(waitingSince), welcomeSince: rest(welcomeSince) };
}

/**
 * The newest message and the newest sign-up of an unsorted timeline, as far as no mail answered them. A lead without
 * either signed up when it was created.
 *
 * @param answeredUpTo when the newest answer that was sent to the lead was written
 */
export function newestInbound(
  events: readonly Pick<LeadEvent, 'kind' | 'at'>[],
  createdAt: Instant,
  answeredUpTo: Instant | null = null,
): LeadClocks {
  const newest = (kind: LeadEvent['kind']) =>
    events.reduce<Instant | null>((at, event) => (event.kind === kind && event.at > (at ?? '') ? event.at : at), null);
  const message = newest('message_received');
  const request = newest('guide_requested') ?? (message === null ? createdAt : null);
  const open = (at: Instant | null) => (at !== null && at > (answeredUpTo ?? '') ? at : null);
  return { waitingSince: open(message), welcomeSince: open(request) };
}
