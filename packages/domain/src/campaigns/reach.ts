import type { Lead } from '../leads/lead.ts';
import type { Language } from '../shared/language.ts';

/** Whether a campaign may mail a lead, and why not. */
export const reaches = ['reachable', 'consent_missing', 'consent_pending', 'unsubscribed', 'suppressed'] as const;
export type Reach = (typeof reaches)[number];

/**
 * The one rule about who may be mailed. `reachable`: confirmed the newsletter. `consent_missing`: only with the advisor's
 * explicit tick. The others never: whoever unsubscribed stays so until the newsletter is asked for and confirmed again, and
 * whoever ticked the box and did not confirm it may be somebody else than the address belongs to.
 */
export function reachOf(lead: Pick<Lead, 'subscribed' | 'consent' | 'suppressed'>): Reach {
  if (!lead.subscribed && lead.consent !== 'pending') return 'unsubscribed';
  if (lead.suppressed !== null) return 'suppressed';
  if (lead.consent === 'pending') return 'consent_pending';
  return lead.consent === 'confirmed' ? 'reachable' : 'consent_missing';
}

const labels: Record<Language, Record<Reach, string>> = {
  nl: {
    reachable: 'Toestemming bevestigd',
    consent_missing: 'Geen toestemming vastgelegd',
    consent_pending: 'Wacht op bevestiging',
    unsubscribed: 'Afgemeld',
    suppressed: 'Adres geblokkeerd',
  },
  en: {
    reachable: 'Consent confirmed',
    consent_missing: 'No consent recorded',
    consent_pending: 'Awaiting confirmation',
    unsubscribed: 'Unsubscribed',
    suppressed: 'Address blocked',
  },
};

export const reachLabel = (reach: Reach, language: Language): string => labels[language][reach];
