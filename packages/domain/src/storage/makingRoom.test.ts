import { beforeEach, describe, expect, test } from 'vitest';
import { restoreDays } from '../leads/leadRepository.ts';
import { instantOf, millisecondsOf } from '../shared/instant.ts';
import { fixedInstant } from '../testing/fixtures.ts';
import { createLimitedStore } from '../testing/limitedStore.ts';
import { makingRoom } from './makingRoom.ts';

const removedAt = (minute: number) => instantOf(millisecondsOf(fixedInstant) + minute * 60_000);
const removedOf = (...minutes: readonly number[]) =>
  minutes.map((minute) => ({ record: { id: String(minute), text: 'x'.repeat(1000) }, removedAt: removedAt(minute) }));

/** What was removed of two kinds, in a store with room for it and for hardly anything else. */
function setUp() {
  const limited = createLimitedStore({
    email_campaigns: '[]',
    email_campaigns_removed: JSON.stringify(removedOf(2, 4)),
    reports_removed: JSON.stringify(removedOf(1, 3)),
  });
  limited.setRoom(limited.used() + 100);
  const store = makingRoom({ store: limited, now: () => fixedInstant });
  const idsIn = (key: string) =>
    (JSON.parse(store.getItem(key) ?? '[]') as { record: { id: string } }[]).map(({ record }) => record.id);
  return { limited, store, removed: () => ['reports_removed', 'email_campaigns_removed'].flatMap(idsIn) };
}

describe('a full store', () => {
  let world: ReturnType<typeof setUp>;
  beforeEach(() => {
    world = setUp();
  });

  test('gives up what was removed, the oldest first and of every kind, and no more than is needed', () => {
    const { store, removed } = world;
    store.setItem('email_campaigns', 'y'.repeat(1500));
    expect(store.getItem('email_campaigns')).toHaveLength(1500);
    expect(removed()).toEqual(['3', '4']);
  });

  test('lets something be removed, and keeps that one for as long as it fits', () => {
    const { store, removed } = world;
    store.setItem('email_campaigns_removed', JSON.stringify(removedOf(2, 4, 5)));
    expect(removed()).toEqual(['3', '2', '4', '5']);
  });

  test('that stays too small refuses, and keeps all that was removed', () => {
    const { store, removed } = world;
    expect(() => store.setItem('email_campaigns', 'y'.repeat(9000))).toThrow('full');
    expect(removed()).toEqual(['1', '3', '2', '4']);
    expect(store.getItem('email_campaigns')).toBe('[]');
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
