import type { Instant } from '../shared/time/instant.ts';
import type { LeadEvent } from './leadEvent.ts';
import type { LeadStatus } from './leadVocabulary.ts';

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
