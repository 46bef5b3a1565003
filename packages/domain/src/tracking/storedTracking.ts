import type * as z from 'zod/mini';
import { timestampId } from '../shared/ids.ts';
import type { Instant } from '../shared/time/instant.ts';
import type { KeyValueStore, Now } from '../shared/ports.ts';
import { createStoredCollection } from '../storage/storedCollection.ts';
import type { ConversionRepository } from './conversion.ts';
import { storedConversionSchema, storedPageViewSchema } from './olderRecords.ts';
import type { PageViewRepository } from './pageView.ts';
import { trackingCap, trackingKeys } from './trackingLog.ts';

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
  const log = createLog(dependencies, trackingKeys.conversions, storedConversionSchema);
  return { list: log.list, add: (conversion) => log.add((stamp) => ({ ...stamp, ...conversion })) };
}

export function createStoredPageViewRepository(dependencies: Dependencies): PageViewRepository {
  const log = createLog(dependencies, trackingKeys.pageViews, storedPageViewSchema);
  return { list: log.list, add: (view) => log.add((stamp) => ({ ...stamp, ...view })) };
}
