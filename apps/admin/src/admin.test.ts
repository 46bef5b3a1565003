import { leadKeys } from '@fnc/domain/storage';
import { aLead, fixedNow } from '@fnc/domain/testing';
import { createI18nFrom } from '@fnc/ui/locales';
import { InfiniteQueryObserver, notifyManager, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { leadListOf, leadListQuery } from './queries/leads.ts';
import { leadWork } from './queries/leadWork.ts';
import { statusQuery } from './queries/server.ts';
import { createAdmin, memoryServices } from './testing/memoryServices.ts';

const fleet = ['1', '2', '3'].map((id) => aLead({ id, name: `Sailor ${id}`, email: `sailor${id}@fleet.example` }));

async function setUp() {
  const services = memoryServices({ now: fixedNow, stored: { [leadKeys.leads]: JSON.stringify(fleet) } });
  const admin = createAdmin(services, createI18nFrom('nl', {}));
  await admin.session.signIn('marit', 'rustig varen');
  const rows = new InfiniteQueryObserver(admin.queries, leadListQuery(services, { sort: 'name' }));
  const health = new QueryObserver(admin.queries, statusQuery(services));
  const seen: [number, number | undefined][] = [];
  const list = () => leadListOf(rows.getCurrentResult(), { sort: 'name' });
  const status = () => health.getCurrentResult().data;
  // Batched, as a page gets its updates.
  const look = notifyManager.batchCalls(() => void seen.push([list().total, status()?.leadsCount]));
  rows.subscribe(look);
  health.subscribe(look);
  await Promise.all([rows.refetch(), health.refetch()]);
  await expect.poll(() => seen.at(-1)).toEqual([3, 3]);
  seen.length = 0;
  return { admin, seen, list, status, changes: leadWork(services, admin.queries) };
}

test('a deleted lead leaves the list and the server’s figures in the same moment', async () => {
  const { list, seen, changes } = await setUp();
  await changes.remove(['2']);
  await expect.poll(() => seen.at(-1)).toEqual([2, 2]);
  expect(seen[0]).toEqual([2, 2]);
  expect(list().leads.map(({ id }) => id)).toEqual(['1', '3']);
});

test('undo brings it back where it was', async () => {
  const { list, changes } = await setUp();
  await changes.remove(['2']);
  expect(await changes.restore(['2'])).toMatchObject({ restored: ['2'], failed: [] });
  expect(list().leads.map(({ id }) => id)).toEqual(['1', '2', '3']);
});

test('signing out waits until what was typed last is stored', async () => {
  const { admin } = await setUp();
  const stored = Promise.withResolvers<void>();
  admin.keep(() => [null, { settle: () => stored.promise, forget: () => undefined }]);
  const leaving = admin.session.signOut();
  expect(admin.session.get().phase).toBe('signedIn');
  stored.resolve();
  await leaving;
  expect(admin.session.get()).toEqual({ phase: 'signedOut', why: 'left' });
});

test('what is kept is made once, and hears of every turn of the session', async () => {
  const { admin } = await setUp();
  const turns: string[] = [];
  const make = () =>
    [{}, { forget: () => void turns.push('forget'), resume: () => void turns.push('resume') }] as const;
  expect(admin.keep(make)).toBe(admin.keep(make));
  await admin.session.signOut();
  expect(turns).toEqual(['forget']);
});

test('the badge follows a status that stops the clock', async () => {
  const { changes, status } = await setUp();
  expect(status()?.waitingCount).toBe(3);
  await changes.setStatus('1', 'contacted');
  await expect.poll(() => status()?.waitingCount).toBe(2);
});
