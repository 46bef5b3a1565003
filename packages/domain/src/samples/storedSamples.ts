import type { Instant } from '../shared/instant.ts';
import { timestampId } from '../shared/ids.ts';
import type { KeyValueStore } from '../shared/ports.ts';
import { advisorFile, advisorFileKeys } from '../storage/advisorFile.ts';
import type { StoredCollection } from '../storage/storedCollection.ts';
import { changeData, type DataChange } from '../storage/dataChange.ts';
import { sampleData } from './sampleData.ts';

export interface SampleCounts {
  readonly clients: number;
  readonly questions: number;
}

export interface SamplesChange extends SampleCounts {
  readonly change: DataChange;
}

const keys = [advisorFileKeys.clients, advisorFileKeys.globalQuestions, advisorFileKeys.removedClients];
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
export function countSamples(store: KeyValueStore): SampleCounts {
  const { clients, globalQuestions } = advisorFile(store);
  return { clients: countIn(clients), questions: countIn(globalQuestions) };
}

function dropSamples(store: KeyValueStore): void {
  const { removedClients, ...file } = advisorFile(store);
  keep(file.clients, isReal);
  keep(file.globalQuestions, isReal);
  keep(removedClients, ({ client }) => isReal(client));
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
    const { clients, globalQuestions } = advisorFile(store);
    clients.write(withIds(clients.read(), samples.clients, ({ joinDate }) => joinDate));
    globalQuestions.write([...globalQuestions.read(), ...samples.globalQuestions]);
  });
  return { ...countSamples(store), change };
}
