import type { Lead } from '../../leads/lead.ts';

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
 * The single rule about who may be mailed. `reachable`: confirmed the newsletter. `consent_missing`: only with the
 * advisor's explicit tick. The others never: an unsubscribed lead must subscribe and confirm again, and a person who
 * subscribed without confirming may not own the address. A manual block overrides all of this until it is removed.
 */
export function reachOf(lead: Pick<Lead, 'subscribed' | 'consent' | 'suppressed'>): Reach {
  if (lead.suppressed === 'blocked') return 'blocked';
  if (!lead.subscribed && lead.consent !== 'pending') return 'unsubscribed';
  if (lead.suppressed !== null) return 'suppressed';
  if (lead.consent === 'pending') return 'consent_pending';
  return lead.consent === 'confirmed' ? 'reachable' : 'consent_missing';
}

/**
 * Why one lead may not be sent a reply; `null`: it may. Replies need no consent, and ignore newsletter unsubscribes.
 */
export const answerRefusal = (suppressed: Lead['suppressed']): 'suppressed' | 'blocked' | null =>
  suppressed === null ? null : suppressed === 'blocked' ? 'blocked' : 'suppressed';
