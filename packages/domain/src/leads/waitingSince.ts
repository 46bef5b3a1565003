import type { Instant } from '../shared/time/instant.ts';
import type { LeadEvent } from './leadEvent.ts';
import type { LeadStatus } from './leadVocabulary.ts';

/** What can start or stop a lead's 24-hour clock. `newestInbound` is what `newestInboundAt` answers. */
export type ClockChange =
  | { readonly kind: 'message'; readonly at: Instant }
  | { readonly kind: 'sign_up'; readonly at: Instant }
  | { readonly kind: 'answer' }
  | { readonly kind: 'status'; readonly to: LeadStatus; readonly newestInbound: Instant };

/**
 * Since when a lead waits after a change; `null` when the clock stands still.
 * A message always starts it anew. A sign-up starts it while the lead is new; a lead that has been answered and fetches the
 * guide again does not wait. An answer and every status other than new stop it; back to new starts it at the newest
 * message or sign-up.
 *
 * @param lead as it was before the change
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

/** The newest message or sign-up of a timeline in any order; without one, the moment the lead was made. */
export const newestInboundAt = (events: readonly LeadEvent[], createdAt: Instant): Instant =>
  events
    .filter(({ kind }) => kind === 'guide_requested' || kind === 'message_received')
    .reduce((newest, { at }) => (at > newest ? at : newest), createdAt);
