import type { Campaign, CampaignChange, CampaignRepository } from '@fnc/domain';

/** Ids are stored at most this often, in ms: a thousand writes of a whole campaign would hold up the sending itself. */
const everyMs = 250;

export interface AcceptedStore {
  /** The server took the mail of this lead: it is stored with the campaign, at once or soon. */
  add: (leadId: string) => void;
  /** Stores what is not stored yet. Rejects with `StorageError`; `null`: the campaign is gone. */
  flush: () => Promise<Campaign | null>;
  readonly size: number;
}

interface Options {
  readonly campaigns: Pick<CampaignRepository, 'findById' | 'update'>;
  readonly id: string;
  readonly accepted: readonly string[];
  /** What changes with the first one that is stored, and with every later one. */
  readonly change: (accepted: number) => CampaignChange;
  /** The campaign was deleted: nothing more may be handed over. */
  readonly onGone: () => void;
}

/** Keeps with a campaign whose mails the server has accepted, as they come: what another tab stored beside it stays. */
export function acceptedStore({ campaigns, id, accepted, change, onGone }: Options): AcceptedStore {
  const known = new Set(accepted);
  /** How many of them are stored. */
  let written = known.size;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;

  async function flush(): Promise<Campaign | null> {
    clearTimeout(timer);
    timer = undefined;
    const stored = await campaigns.findById(id);
    if (stored === null) {
      onGone();
      return null;
    }
    for (const leadId of stored.accepted ?? []) known.add(leadId);
    const ids = [...known];
    const updated = await campaigns.update(id, { ...change(ids.length), accepted: ids });
    written = ids.length;
    return updated;
  }
  /** What cannot be stored now is tried again with the next one, and in the end; the server knows it anyway. */
  const flushSoon = () => void flush().catch(() => undefined);

  return {
    add(leadId) {
      known.add(leadId);
      if (isFirst) {
        isFirst = false;
        flushSoon();
      } else timer ??= setTimeout(flushSoon, everyMs);
    },
    async flush() {
      return written === known.size ? campaigns.findById(id) : flush();
    },
    get size() {
      return known.size;
    },
  };
}
