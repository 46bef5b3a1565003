import { beforeAll, describe, expect, test } from 'vitest';
import { createMemoryStore } from '../storage/memoryStore.ts';
import { aLead, createMemoryClientRepository, createMemoryFile, fixedNow } from '../testing.ts';
import { quickSearch } from './quickSearch.ts';
import { createStoredLeadRepository } from './storedLeadRepository.ts';
import { leadKeys } from './storedSignUps.ts';

const kept = [
  aLead({ id: '1', name: 'Esmee Golfslag', waitingSince: '2026-11-20T08:00:00.000Z' }),
  aLead({ id: '2', name: 'Klaas Kielzog', email: 'klaas@kielzog.example', waitingSince: null, status: 'contacted' }),
];
const company = { name: 'Zeilmakerij Esmeralda', email: 'info@esmeralda.example', contactPerson: 'Wouter Westerstorm' };

const store = createMemoryStore({ [leadKeys.leads]: JSON.stringify(kept) });
const leads = createStoredLeadRepository({ store, now: fixedNow });
const clients = createMemoryClientRepository(createMemoryFile(fixedNow));
beforeAll(async () => {
  await clients.add({ ...company, status: 'completed' });
});

const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe('the search of the palette', () => {
  test('finds leads and clients', async () => {
    const finds = await quickSearch({ leads, clients }, 'esm');
    expect(finds.query).toBe('esm');
    expect(names(finds.leads)).toEqual(['Esmee Golfslag']);
    expect(names(finds.clients.map(({ client }) => client))).toEqual(['Zeilmakerij Esmeralda']);
    expect(finds.more).toEqual({ leads: false, clients: false });
  });

  test('lists a few, and says of which kind there are more', async () => {
    const crew = Array.from({ length: 6 }, (_, index) => aLead({ id: `${index}`, name: `Jan ${index}` }));
    const many = createStoredLeadRepository({
      store: createMemoryStore({ [leadKeys.leads]: JSON.stringify(crew) }),
      now: fixedNow,
    });
    const finds = await quickSearch({ leads: many, clients }, 'jan');
    expect(finds.leads).toHaveLength(5);
    expect(finds.more).toEqual({ leads: true, clients: false });
  });

  test('before anything is typed: who waits for an answer, and no clients', async () => {
    const finds = await quickSearch({ leads, clients }, '');
    expect(names(finds.leads)).toEqual(['Esmee Golfslag']);
    expect(finds.clients).toEqual([]);
  });

  test('finds nothing where one of both cannot be asked', async () => {
    const silent = { list: () => Promise.reject(new Error('no')) };
    await expect(quickSearch({ leads: silent, clients }, 'esm')).rejects.toThrow('no');
  });
});
