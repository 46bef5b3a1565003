import type { ChangeNoun } from '@fnc/domain';
import { keptOn } from '../desk/keptOn.ts';
import type { AdminServices } from '../ports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { createStore, useStore } from '../shared/store.ts';

type Counted = 'clients' | 'campaigns' | 'templates';
/** How many there are; what is missing is not known. */
type RailCounts = Partial<Record<Counted, number>>;

const countsOf: Readonly<
  Record<Counted, { readonly noun: ChangeNoun; readonly count: (services: AdminServices) => Promise<number> }>
> = {
  clients: { noun: 'client', count: async ({ clients }) => (await clients.counts()).totalClients },
  campaigns: { noun: 'campaign', count: ({ campaigns }) => campaigns.count() },
  templates: { noun: 'template', count: async ({ templates }) => (await templates.list()).length },
};
const counted = Object.keys(countsOf) as Counted[];

/** Every page shows them, so that they do without the query library; they follow what anybody does. */
const railCountsOn = keptOn((services) => {
  const store = createStore<{ counts: RailCounts }>({ counts: {} });
  function refresh(names: readonly Counted[]) {
    for (const name of names)
      void countsOf[name].count(services).then(
        (count) => store.set({ counts: { ...store.get().counts, [name]: count } }),
        // Their own page says why they cannot be read.
        () => undefined,
      );
  }
  refresh(counted);
  return [
    store,
    {
      forget: () => store.set({ counts: {} }),
      resume: () => refresh(counted),
      follow(changes) {
        const isChanged = (name: Counted) =>
          changes === null || changes.some(({ noun }) => noun === countsOf[name].noun || noun === 'file');
        refresh(counted.filter(isChanged));
      },
    },
  ];
});

/** For the badges of the rail. */
export const useRailCounts = (): RailCounts => useStore(railCountsOn(useAdmin())).counts;
