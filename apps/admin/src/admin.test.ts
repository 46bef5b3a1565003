import { aLead, fixedNow } from '@fnc/domain/testing';
import { leadKeys } from '@fnc/domain/storage';
import { createI18nFrom } from '@fnc/ui/locales';
import { expect, test } from 'vitest';
import { createAdmin } from './admin.ts';
import { memoryServices } from './memoryServices.ts';

const fleet = ['1', '2', '3'].map((id) => aLead({ id, name: `Sailor ${id}`, email: `sailor${id}@fleet.example` }));

async function setUp() {
  const services = memoryServices({ now: fixedNow, stored: { [leadKeys.leads]: JSON.stringify(fleet) } });
  const admin = createAdmin(services, createI18nFrom('nl', {}));
  await admin.session.signIn('marit', 'rustig varen');
  await admin.list.open({ sort: 'name' });
  await admin.health.refresh();
  return admin;
}

test('a deleted lead leaves the list and the server’s figures in the same moment', async () => {
  const { list, actions, health } = await setUp();
  const counts: [number, number | undefined][] = [];
  health.subscribe(() => counts.push([list.get().total, health.get().status?.leadsCount]));
  await actions.remove(['2']);
  expect(counts[0]).toEqual([2, 2]);
  expect(list.get().leads.map(({ id }) => id)).toEqual(['1', '3']);
});

test('undo brings it back where it was', async () => {
  const { list, actions } = await setUp();
  await actions.remove(['2']);
  expect(await actions.restore(['2'])).toMatchObject({ restored: ['2'], failed: [] });
  expect(list.get().leads.map(({ id }) => id)).toEqual(['1', '2', '3']);
});

test('signing out waits until what was typed last is stored', async () => {
  const admin = await setUp();
  const stored = Promise.withResolvers<void>();
  admin.onSettle(() => stored.promise);
  const leaving = admin.session.signOut();
  expect(admin.session.get().phase).toBe('signedIn');
  stored.resolve();
  await leaving;
  expect(admin.session.get()).toEqual({ phase: 'signedOut', why: 'left' });
});

test('the badge follows a status that stops the clock', async () => {
  const { actions, health } = await setUp();
  expect(health.get().status?.waitingCount).toBe(3);
  const followed = new Promise<void>((resolve) => health.subscribe(resolve));
  await actions.setStatus('1', 'contacted');
  await followed;
  expect(health.get().status?.waitingCount).toBe(2);
});
