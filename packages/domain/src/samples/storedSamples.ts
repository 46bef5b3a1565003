import type { Instant } from '../shared/instant.ts';
import { timestampId } from '../shared/ids.ts';
import type { KeyValueStore } from '../shared/ports.ts';
import { advisorFile, advisorFileKeys } from '../storage/advisorFile.ts';
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
const isReal = ({ sample }: { readonly sample?: boolean | undefined }) => sample !== true;

/** How many samples there are. */
export function countSamples(store: KeyValueStore): SampleCounts {
  const { clients, globalQuestions } = advisorFile(store);
  return {
    clients: clients.read().filter((client) => !isReal(client)).length,
    questions: globalQuestions.read().filter((question) => !isReal(question)).length,
  };
}

function dropSamples(store: KeyValueStore): void {
  const { clients, globalQuestions, removedClients } = advisorFile(store);
  clients.write(clients.read().filter(isReal));
  globalQuestions.write(globalQuestions.read().filter(isReal));
  removedClients.write(removedClients.read().filter(({ client }) => isReal(client)));
}

/** Removes every sample, also those that were changed or removed since. All or nothing; throws `StorageError`. */
export function removeSamples(store: KeyValueStore): SamplesChange {
  const counts = countSamples(store);
  return { ...counts, change: changeData(store, keys, () => dropSamples(store)) };
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
    const real = clients.read();
    const taken = new Set(real.map(({ id }) => id));
    const added = samples.clients.map((client) => {
      const id = timestampId(client.joinDate, (candidate) => taken.has(candidate));
      taken.add(id);
      return { ...client, id };
    });
    clients.write([...real, ...added]);
    globalQuestions.write([...globalQuestions.read(), ...samples.globalQuestions]);
  });
  return { ...countSamples(store), change };
}
