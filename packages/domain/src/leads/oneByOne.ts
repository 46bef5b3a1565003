import type { Lead } from './lead.ts';
import type { LeadOutcome, LeadRemoval, LeadRepository } from './leadRepository.ts';

type One = Pick<LeadRepository, 'setStatus' | 'remove' | 'restore'>;
type Many = Pick<LeadRepository, 'setStatuses' | 'removeAll' | 'restoreAll'>;

/** What became of one lead: `null` is no lead. */
export const outcomeOf = (id: string, lead: Lead | null): LeadOutcome =>
  lead === null ? { id, outcome: 'missing' } : { id, outcome: 'done', lead };

export const removalOf = (id: string, wasThere: boolean): LeadRemoval => ({
  id,
  outcome: wasThere ? 'done' : 'missing',
});

async function each<T>(ids: readonly string[], change: (id: string) => Promise<T>): Promise<T[]> {
  const outcomes: T[] = [];
  for (const id of ids) outcomes.push(await change(id));
  return outcomes;
}

/** Changes many leads of a store that has no call for it. */
export function oneByOne({ setStatus, remove, restore }: One): Many {
  return {
    setStatuses: (ids, status, restart) => each(ids, async (id) => outcomeOf(id, await setStatus(id, status, restart))),
    removeAll: (ids) => each(ids, async (id) => removalOf(id, await remove(id))),
    restoreAll: (ids) => each(ids, async (id) => outcomeOf(id, await restore(id))),
  };
}
