import type * as z from 'zod/mini';
import { timestampId } from '../shared/ids.ts';
import type { Instant } from '../shared/instant.ts';
import type { KeyValueStore, Now } from '../shared/ports.ts';
import { createStoredCollection } from '../storage/storedCollection.ts';
import { conversionSchema, type ConversionRepository } from './conversion.ts';
import { pageViewSchema, type PageViewRepository } from './pageView.ts';

/** Keys in the store, as specified. */
export const trackingKeys = { conversions: 'conversions', pageViews: 'page_views' } as const;
/** Records kept of each kind. */
export const trackingCap = 500;

interface Dependencies {
  store: KeyValueStore;
  now: Now;
}
interface Stamp {
  id: string;
  timestamp: Instant;
}

function createLog<T extends Stamp>({ store, now }: Dependencies, key: string, schema: z.core.$ZodType<T>) {
  const records = createStoredCollection({ store, key, schema, cap: trackingCap });
  return {
    add: async (complete: (stamp: Stamp) => T): Promise<T> => {
      const all = records.read();
      const record = complete({
        id: timestampId(now(), (id) => all.some((other) => other.id === id)),
        timestamp: now(),
      });
      records.write([...all, record]);
      return record;
    },
    list: async (): Promise<readonly T[]> => records.read(),
  };
}

export function createStoredConversionRepository(dependencies: Dependencies): ConversionRepository {
  const log = createLog(dependencies, trackingKeys.conversions, conversionSchema);
  return { list: log.list, add: (conversion) => log.add((stamp) => ({ ...stamp, ...conversion })) };
}

export function createStoredPageViewRepository(dependencies: Dependencies): PageViewRepository {
  const log = createLog(dependencies, trackingKeys.pageViews, pageViewSchema);
  return { list: log.list, add: (view) => log.add((stamp) => ({ ...stamp, ...view })) };
}
