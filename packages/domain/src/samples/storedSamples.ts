import type { Instant } from '../shared/instant.ts';
import { timestampId } from '../shared/ids.ts';
import type { KeyValueStore } from '../shared/ports.ts';
import { advisorFile, advisorFileKeys } from '../storage/advisorFile.ts';
import type { StoredCollection } from '../storage/storedCollection.ts';
import { changeData, type DataChange } from '../storage/dataChange.ts';
import { sampleData } from './sampleData.ts';

export interface SampleCounts {
  readonly campaigns: number;
}

export interface SamplesChange extends SampleCounts {
  readonly change: DataChange;
}

const keys = [advisorFileKeys.campaigns, advisorFileKeys.removedCampaigns];
interface Sample {
  readonly sample?: boolean | undefined;
}

const isReal = ({ sample }: Sample) => sample !== true;
/** Writes only where something goes: what was never stored stays so. */
function keep<T>(records: StoredCollection<T>, isKept: (record: T) => boolean): void {
  const all = records.read();
  if (!all.every(isKept)) records.write(all.filter(isKept));
}

const countIn = (records: StoredCollection<Sample>) => records.read().filter((record) => !isReal(record)).length;

/** How many samples there are. */
export const countSamples = (store: KeyValueStore): SampleCounts => ({
  campaigns: countIn(advisorFile(store).campaigns),
});

function dropSamples(store: KeyValueStore): void {
  const { campaigns, removedCampaigns } = advisorFile(store);
  keep(campaigns, isReal);
  keep(removedCampaigns, ({ record }) => isReal(record));
}

/** Removes every sample, also those that were changed or removed since. All or nothing; throws `StorageError`. */
export function removeSamples(store: KeyValueStore): SamplesChange {
  const counts = countSamples(store);
  return { ...counts, change: changeData(store, keys, () => dropSamples(store)) };
}

/** What is there and the samples behind it, each with an id of its own. */
function withIds<T extends { readonly id: string }>(
  own: readonly T[],
  samples: readonly T[],
  at: (sample: T) => Instant,
): T[] {
  const taken = new Set(own.map(({ id }) => id));
  const added = samples.map((sample) => {
    const id = timestampId(at(sample), (candidate) => taken.has(candidate));
    taken.add(id);
    return { ...sample, id };
  });
  return [...own, ...added];
}

/**
 * Adds the samples to what is there, in the place of older samples. All or nothing; throws `StorageError`.
 *
 * @param seed see `sampleData`
 */
export function addSamples(store: KeyValueStore, now: Instant, seed: number): SamplesChange {
  const samples = sampleData(now, seed);
  const change = changeData(store, keys, () => {
    dropSamples(store);
    const { campaigns } = advisorFile(store);
    campaigns.write(withIds(campaigns.read(), samples.campaigns, ({ createdAt }) => createdAt));
  });
  return { ...countSamples(store), change };
}
