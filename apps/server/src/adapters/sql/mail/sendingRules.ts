import { answerRefusal, reachOf, type ConsentState, type Reach, type Suppression } from '@fnc/domain';
import { strongest, type RefusalReason } from '../consent/refusals.ts';
import type { LeadRow } from '../schema.ts';

/** Why a campaign does not go to a lead. */
export type SendingRefusal = Exclude<Reach, 'reachable'>;

/** What decides it: of the lead, and of the address whatever became of its lead. */
interface SendingFacts {
  readonly lead: Pick<LeadRow, 'unsubscribed_at' | 'suppressed' | 'consent'>;
  /** What the address itself said, perhaps as another lead. */
  readonly addressReasons: readonly RefusalReason[];
  /** The advisor ticked that leads without recorded consent may have it. */
  readonly withoutConsent: boolean;
}

/**
 * Whether a campaign may go to a lead, by the same rule when the mail is accepted and at the moment it leaves. `null`: it
 * may. Only a missing consent can be made up for by the advisor's tick.
 */
export function sendingRefusal({ lead, addressReasons, withoutConsent }: SendingFacts): SendingRefusal | null {
  const reach = reachOf({
    subscribed: lead.unsubscribed_at === null && !addressReasons.includes('unsubscribed'),
    consent: lead.consent as ConsentState,
    suppressed: suppressionOf({ lead, addressReasons }),
  });
  return reach === 'reachable' || (reach === 'consent_missing' && withoutConsent) ? null : reach;
}

/** Whether an answer may go to a lead: unsubscribing is about news, and consent too. `null`: it may. */
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
