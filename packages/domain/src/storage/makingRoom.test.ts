import { beforeEach, describe, expect, test } from 'vitest';
import { createStoredClientRepository } from '../clients/storedClientRepository.ts';
import { restoreDays } from '../leads/leadRepository.ts';
import { createStoredReportRepository } from '../reports/storedReportRepository.ts';
import { instantOf, millisecondsOf } from '../shared/instant.ts';
import { aClient, aReport, fixedInstant } from '../testing/fixtures.ts';
import { createLimitedStore } from '../testing/limitedStore.ts';
import { makingRoom } from './makingRoom.ts';

const ids = ['1', '2', '3', '4'] as const;
const notes = 'x'.repeat(1000);
const clientsOf = (chosen: readonly string[]) => chosen.map((id) => aClient({ id, notes }));

/** Four clients in a store with room for them and for hardly anything else; a minute passes with each look at the clock. */
function setUp() {
  let at = millisecondsOf(fixedInstant);
  const now = () => instantOf((at += 60_000));
  const limited = createLimitedStore({ clients: JSON.stringify(clientsOf(ids)) });
  limited.setRoom(limited.used() + 300);
  const store = makingRoom({ store: limited, now });
  const kept = { store, now };
  const removed = (key = 'clients_removed') => JSON.parse(store.getItem(key) ?? '[]') as { client: { id: string } }[];
  return {
    limited,
    store,
    clients: createStoredClientRepository(kept),
    reports: createStoredReportRepository(kept),
    removed: () => removed().map(({ client }) => client.id),
  };
}

describe('a full store', () => {
  let world: ReturnType<typeof setUp>;
  beforeEach(() => {
    world = setUp();
  });

  test('gives up what was removed, the oldest first, and no more than is needed', async () => {
    const { clients, removed } = world;
    await expect(clients.update('4', { address: 'y'.repeat(900) })).rejects.toMatchObject({ code: 'storage_full' });
    for (const id of ['2', '1', '3']) await clients.remove(id);
    expect(removed()).toEqual(['2', '1', '3']);
    expect(await clients.update('4', { address: 'y'.repeat(900) })).toMatchObject({ id: '4' });
    expect(removed()).toEqual(['1', '3']);
    expect(await clients.restore('3')).toMatchObject({ id: '3', notes });
    expect(await clients.restore('2')).toBeNull();
  });

  test('of different kinds', async () => {
    const { clients, reports, limited, store, removed } = world;
    limited.setRoom(limited.used() + 2000);
    const report = await reports.add('4', aReport({ content: 'z'.repeat(500) }));
    await reports.remove(report?.id ?? '');
    await clients.remove('1');
    limited.setRoom(limited.used());
    await clients.update('4', { address: 'y'.repeat(400) });
    expect([store.getItem('reports_removed'), removed()]).toEqual(['[]', ['1']]);
  });

  test('lets something be removed, and keeps that one for as long as it fits', async () => {
    const { clients, limited, removed } = world;
    await clients.remove('1');
    limited.setRoom(limited.used());
    expect(await clients.remove('2')).toBe(true);
    expect(removed()).toEqual(['2']);
    expect(await clients.restore('2')).toMatchObject({ id: '2' });
  });

  test('that stays too small refuses, and keeps all that was removed', async () => {
    const { clients, limited, removed } = world;
    await clients.remove('1');
    await clients.remove('2');
    limited.setRoom(limited.used());
    const before = await clients.list();
    await expect(clients.update('4', { address: 'y'.repeat(5000) })).rejects.toMatchObject({ code: 'storage_full' });
    expect(removed()).toEqual(['1', '2']);
    expect(await clients.list()).toEqual(before);
  });
});

const daysAgo = (days: number) => instantOf(millisecondsOf(fixedInstant) - days * 86_400_000);
const entry = (id: string, days: number) => ({ client: { id }, removedAt: daysAgo(days) });

test('what was removed too long ago is forgotten when the store is opened; what is no entry stays', () => {
  const [old, young] = [entry('1', restoreDays), entry('2', restoreDays - 1)];
  const limited = createLimitedStore({
    clients_removed: JSON.stringify([old, young, 'odd']),
    email_templates_removed: 'no JSON',
  });
  makingRoom({ store: limited, now: () => fixedInstant });
  expect(limited.getItem('clients_removed')).toBe(JSON.stringify([young, 'odd']));
  expect(limited.getItem('email_templates_removed')).toBe('no JSON');
});

test('another fault of the store is told as it is', () => {
  const limited = createLimitedStore();
  const broken = {
    ...limited,
    setItem: () => {
      throw new TypeError('broken');
    },
  };
  const store = makingRoom({ store: broken, now: () => fixedInstant });
  expect(() => store.setItem('clients', '[]')).toThrow(TypeError);
});
