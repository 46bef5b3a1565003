import { type Audience, type AudienceCounts, audienceOf, type Lead } from '@fnc/domain';

interface Chosen {
  readonly known: readonly Lead[];
  readonly recipients: readonly string[];
  /** Those of a browser's own send that have the mail. */
  readonly accepted: readonly string[];
  readonly tick: boolean;
  /** The server's counts; `null` until they are known. */
  readonly counted: AudienceCounts | null;
}

/**
 * The chosen leads that do not have the mail yet, as far as the browser knows who they are. Of a send of its own the
 * server only counts who has it: then nobody is named.
 */
export function stillToMail({ known, recipients, accepted, tick, counted }: Chosen): Audience {
  const has = new Set(accepted);
  const chosen = [...new Set(recipients)];
  const left = chosen.filter((id) => !has.has(id));
  const isTold = counted === null || counted.already <= chosen.length - left.length;
  return audienceOf(isTold ? known : [], left, tick);
}
