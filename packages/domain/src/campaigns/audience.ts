import type { Lead } from '../leads/lead.ts';
import type { Campaign } from './campaign.ts';
import { reachOf, type Reach } from './reach.ts';

/** The recipients of a campaign, sorted out. Every chosen lead that exists is in exactly one of the three. */
export interface Audience {
  /** In the order of the leads. */
  readonly willGet: readonly Lead[];
  /** Without recorded consent, as long as the tick is not there. */
  readonly waiting: readonly Lead[];
  readonly never: readonly { readonly lead: Lead; readonly reach: Reach }[];
  /** Of those in `willGet`: mailed only because of the tick. */
  readonly byTick: number;
  /** Chosen ids of which there is no lead any more. */
  readonly gone: readonly string[];
}

/**
 * Who of the recipients gets the campaign.
 *
 * @param leads all leads there are
 * @param recipients ids; one that occurs twice counts once
 * @param tick whether the advisor ticked that leads without recorded consent may be mailed
 */
export function audienceOf(leads: readonly Lead[], recipients: readonly string[], tick: boolean): Audience {
  const chosen = new Set(recipients);
  const willGet: Lead[] = [];
  const waiting: Lead[] = [];
  const never: { lead: Lead; reach: Reach }[] = [];
  let byTick = 0;
  for (const lead of leads) {
    // taken out, so that a lead that occurs twice counts once, and what is left has no lead
    if (!chosen.delete(lead.id)) continue;
    const reach = reachOf(lead);
    if (reach === 'reachable') willGet.push(lead);
    else if (reach !== 'consent_missing') never.push({ lead, reach });
    else if (tick) {
      willGet.push(lead);
      byTick += 1;
    } else waiting.push(lead);
  }
  return { willGet, waiting, never, byTick, gone: [...chosen] };
}

/**
 * Whether a campaign was sent, and is over for everybody who did not get it: a lead that can be mailed only since then was not left
 * behind. One that was stopped, or that a browser did not finish, is not.
 */
export const isHandedOver = ({
  status,
  accepted,
  handedOver,
}: Pick<Campaign, 'status' | 'accepted' | 'handedOver'>): boolean =>
  handedOver ?? (accepted === undefined && (status === 'sent' || status === 'completed'));
