import { type Audience, type AudienceCounts, audienceOf, type Lead } from '@fnc/domain';

interface Chosen {
  readonly known: readonly Lead[];
  /** `known` holds all leads. */
  readonly isWhole: boolean;
  readonly recipients: readonly string[];
  /** Those of a browser's own send that have the mail. */
  readonly accepted: readonly string[];
  readonly tick: boolean;
  /** The server's counts, without the tick; `null` until they are known. */
  readonly counted: AudienceCounts | null;
}

/** The leads of a group, if they are all that is left of it. */
const sure = (leads: readonly Lead[], count: number) => (leads.length === count ? leads : []);

/**
 * The chosen leads that do not have the mail yet, as far as the browser knows who they are. Of a send of its own the
 * server only counts who has it: then a group has names only if all leads are loaded and as many are chosen as are
 * left, so that nobody in it was mailed.
 */
export function stillToMail({ known, isWhole, recipients, accepted, tick, counted }: Chosen): Audience {
  const chosen = new Set(recipients);
  const has = new Set(accepted);
  const left = [...chosen].filter((id) => !has.has(id));
  const mailed = chosen.size - left.length;
  if (counted === null || counted.already <= mailed) return audienceOf(known, left, tick);
  const { willGet, waiting, never, gone } = audienceOf(isWhole ? known : [], left, false);
  const unrecorded = sure(waiting, counted.waiting);
  const reachable = sure(willGet, counted.willGet);
  return {
    willGet: tick ? [...reachable, ...unrecorded] : reachable,
    waiting: tick ? [] : unrecorded,
    never: never.filter(({ reach }) => {
      if (reach === 'reachable' || reach === 'consent_missing') return false;
      return never.filter((one) => one.reach === reach).length === counted.never[reach];
    }),
    byTick: tick ? unrecorded.length : 0,
    gone,
  };
}
