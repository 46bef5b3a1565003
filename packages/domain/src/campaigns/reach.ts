import type { Lead } from '../leads/lead.ts';

/** Whether a campaign may mail a lead, and why not. */
export const reaches = [
  'reachable',
  'consent_missing',
  'consent_pending',
  'unsubscribed',
  'suppressed',
  'blocked',
] as const;
export type Reach = (typeof reaches)[number];

/**
 * The one rule about who may be mailed. `reachable`: confirmed the newsletter. `consent_missing`: only with the advisor's
 * explicit tick. The others never: an unsubscribed lead stays so until the newsletter is asked for and confirmed again, and
 * the person who ticked the box and did not confirm may not own the address. A block by hand counts for more
 * than all of it, until it is undone.
 */
export function reachOf(lead: Pick<Lead, 'subscribed' | 'consent' | 'suppressed'>): Reach {
  if (lead.suppressed === 'blocked') return 'blocked';
  if (!lead.subscribed && lead.consent !== 'pending') return 'unsubscribed';
  if (lead.suppressed !== null) return 'suppressed';
  if (lead.consent === 'pending') return 'consent_pending';
  return lead.consent === 'confirmed' ? 'reachable' : 'consent_missing';
}

/** Why an answer to one lead may not be mailed; `null`: it may. It needs no consent, and unsubscribing is about news. */
export const answerRefusal = (suppressed: Lead['suppressed']): 'suppressed' | 'blocked' | null =>
  suppressed === null ? null : suppressed === 'blocked' ? 'blocked' : 'suppressed';
