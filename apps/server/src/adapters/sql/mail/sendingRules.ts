import { answerRefusal, reachOf, type ConsentState, type Reach, type Suppression } from '@fnc/domain';
import { strongest, type RefusalReason } from '../consent/refusals.ts';
import type { LeadRow } from '../schema.ts';

/** Why a campaign is not sent to a lead. */
export type SendingRefusal = Exclude<Reach, 'reachable'>;

/** The data for the decision: of the lead, and of the address independent of the lead. */
interface SendingFacts {
  readonly lead: Pick<LeadRow, 'unsubscribed_at' | 'suppressed' | 'consent'>;
  /** Refusals of the address itself, possibly of another lead. */
  readonly addressReasons: readonly RefusalReason[];
  /** The advisor ticked that leads without recorded consent may get it. */
  readonly withoutConsent: boolean;
}

/**
 * Whether a campaign may be sent to a lead, by the same rule when the mail is accepted and when it is sent. `null`: it
 * may. The advisor's tick replaces only a missing consent.
 */
export function sendingRefusal({ lead, addressReasons, withoutConsent }: SendingFacts): SendingRefusal | null {
  const reach = reachOf({
    subscribed: lead.unsubscribed_at === null && !addressReasons.includes('unsubscribed'),
    consent: lead.consent as ConsentState,
    suppressed: suppressionOf({ lead, addressReasons }),
  });
  return reach === 'reachable' || (reach === 'consent_missing' && withoutConsent) ? null : reach;
}

/** Whether an answer may be sent to a lead: unsubscribing and consent concern newsletters only. `null`: it may. */
export const answerRefusalOf = (facts: Pick<SendingFacts, 'addressReasons'> & { lead: Pick<LeadRow, 'suppressed'> }) =>
  answerRefusal(suppressionOf(facts));

function suppressionOf({
  lead,
  addressReasons,
}: Pick<SendingFacts, 'addressReasons'> & { lead: Pick<LeadRow, 'suppressed'> }): Suppression | null {
  if (lead.suppressed === 'blocked') return 'blocked';
  return addressReasons.includes('blocked')
    ? 'blocked'
    : ((lead.suppressed as Suppression | null) ?? strongest(addressReasons));
}
