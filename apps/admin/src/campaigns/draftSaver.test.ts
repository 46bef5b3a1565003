import { StorageError } from '@fnc/domain/storage';
import { aTemplate, fixedInstant, fixedNow } from '@fnc/domain/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { problemOf } from '../shared/problemOf.ts';
import { createDraftSaver, restMs } from './draftSaver.ts';
import { aDraft, setUpDesk } from './setUpDesk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rest = () => vi.advanceTimersByTimeAsync(restMs);
const settled = () => vi.advanceTimersByTimeAsync(0);

async function setUp(campaigns = [aDraft(2)]) {
  const set = await setUpDesk({ campaigns });
  const { drafts } = set.desk;
  const type = (change: Partial<ReturnType<typeof drafts.get>['draft']>) =>
    drafts.type({ ...drafts.get().draft, ...change });
  return { ...set, drafts, type };
}

describe('a new campaign', () => {
  test('is stored when the typing rests, once, and keeps what is typed on', async () => {
    const { drafts, type, services } = await setUp([]);
    await drafts.open('new');
    for (const name of ['K', 'Ke', 'Kerst']) {
      type({ name });
      await vi.advanceTimersByTimeAsync(restMs - 1);
    }
    expect(await services.campaigns.list()).toEqual([]);
    expect(drafts.get().saving).toEqual({ phase: 'saving' });
    await rest();
    const [stored] = await services.campaigns.list();
    expect(stored).toMatchObject({ name: 'Kerst', status: 'draft' });
    expect(drafts.get()).toMatchObject({ campaign: { id: stored?.id }, saving: { phase: 'saved', at: fixedInstant } });
    type({ subject: 'Dag' });
    await rest();
    expect(await services.campaigns.list()).toMatchObject([{ name: 'Kerst', subject: 'Dag' }]);
  });

  test('of which nothing was typed is not stored, unless that is asked for', async () => {
    const { drafts, services } = await setUp([]);
    await drafts.open('new', aTemplate({ id: 't', subject: 'Welkom' }));
    expect(drafts.get().draft).toMatchObject({ templateId: 't', subject: 'Welkom' });
    await rest();
    expect(await services.campaigns.list()).toEqual([]);
    expect(await drafts.save()).toBeNull();
    expect(await services.campaigns.list()).toMatchObject([{ subject: 'Welkom', templateId: 't' }]);
  });

  test('gets an address of its own without being read again', async () => {
    const { drafts, type } = await setUp([]);
    await drafts.open('new');
    type({ name: 'Kerst' });
    await drafts.save();
    type({ name: 'Kerstbrief' });
    await drafts.open(drafts.get().campaign?.id ?? '');
    expect(drafts.get()).toMatchObject({ phase: 'ready', draft: { name: 'Kerstbrief' } });
  });
});

describe('a stored campaign', () => {
  test('only what changed is stored', async () => {
    const { drafts, type, inStore, changeElsewhere } = await setUp();
    await drafts.open('1');
    type({ subject: 'Nieuw' });
    await changeElsewhere('1', { name: 'Elders genoemd' });
    await rest();
    expect(await inStore('1')).toMatchObject({ subject: 'Nieuw', name: 'Elders genoemd' });
    expect(drafts.get().draft).toMatchObject({ subject: 'Nieuw', name: 'Elders genoemd' });
  });

  test('what is typed while the page goes away is stored at once', async () => {
    const { drafts, type, inStore } = await setUp();
    await drafts.open('1');
    type({ subject: 'Nieuw' });
    drafts.saveNow();
    await settled();
    expect(await inStore('1')).toMatchObject({ subject: 'Nieuw' });
  });

  test('left, it is stored and forgotten', async () => {
    const { drafts, type, inStore } = await setUp();
    await drafts.open('1');
    type({ subject: 'Nieuw' });
    await drafts.close();
    expect(await inStore('1')).toMatchObject({ subject: 'Nieuw' });
    expect(drafts.get()).toMatchObject({ key: null, campaign: null });
  });

  test('a moment without an hour is none', async () => {
    const { drafts, type, inStore } = await setUp();
    await drafts.open('1');
    type({ when: 'later', scheduledAt: null });
    await rest();
    expect((await inStore('1')).scheduledAt ?? null).toBeNull();
    type({ scheduledAt: '2026-12-01T08:00:00.000Z' });
    await rest();
    expect((await inStore('1')).scheduledAt).toBe('2026-12-01T08:00:00.000Z');
  });

  test('that is not there, or cannot be read, says so', async () => {
    const { drafts } = await setUp();
    await drafts.open('9');
    expect(drafts.get().phase).toBe('notFound');
    const failing = createDraftSaver({
      campaigns: {
        findById: () => Promise.reject(new StorageError('storage_failed')),
        add: () => Promise.reject(new StorageError('storage_full')),
        update: () => Promise.reject(new StorageError('storage_full')),
      },
      now: fixedNow,
      problemOf,
      onStored: () => undefined,
    });
    await failing.open('1');
    expect(failing.get()).toMatchObject({ phase: 'failed', problem: { code: 'storage_failed' } });
  });
});

test('a full store: what was typed stays, also when the editor was left, until it is stored or given up', async () => {
  const { services } = await setUpDesk();
  let full = true;
  const drafts = createDraftSaver({
    campaigns: {
      ...services.campaigns,
      add: (campaign) => (full ? Promise.reject(new StorageError('storage_full')) : services.campaigns.add(campaign)),
    },
    now: fixedNow,
    problemOf,
    onStored: () => undefined,
  });
  await drafts.open('new');
  drafts.type({ ...drafts.get().draft, name: 'Kerst' });
  await rest();
  expect(drafts.get().saving).toEqual({ phase: 'failed', problem: { code: 'storage_full' } });
  await drafts.close();
  await drafts.open('new');
  expect(drafts.get().draft.name).toBe('Kerst');
  full = false;
  expect(await drafts.save()).toBeNull();
  expect(await services.campaigns.list()).toMatchObject([{ name: 'Kerst' }]);
});

test('a full store: what was typed last is not left before that was told', async () => {
  const { drafts, type, services } = await setUp();
  await drafts.open('1');
  expect(await drafts.finish()).toBeNull();
  type({ subject: 'Nieuw' });
  services.campaigns.update = () => Promise.reject(new StorageError('storage_full'));
  expect(await drafts.finish()).toEqual({ code: 'storage_full' });
  expect(drafts.get()).toMatchObject({ draft: { subject: 'Nieuw' }, saving: { phase: 'failed' } });
});

async function conflict() {
  const set = await setUp();
  await set.drafts.open('1');
  set.type({ subject: 'Hier' });
  await set.changeElsewhere('1', { subject: 'Daar', name: 'Daar genoemd' });
  await rest();
  return set;
}

describe('another tab', () => {
  test('what is not being edited here follows', async () => {
    const { drafts, changeElsewhere } = await setUp();
    await drafts.open('1');
    await changeElsewhere('1', { subject: 'Elders' });
    await settled();
    expect(drafts.get()).toMatchObject({ draft: { subject: 'Elders' }, saving: null, theirs: null });
  });

  test('the same field in both: nothing is stored before one is chosen', async () => {
    const { drafts, type, inStore } = await conflict();
    expect(drafts.get()).toMatchObject({ draft: { subject: 'Hier' }, theirs: { subject: 'Daar' } });
    type({ subject: 'Hier verder' });
    await rest();
    expect(await drafts.save()).toEqual({ code: 'campaign_save_failed' });
    expect((await inStore('1')).subject).toBe('Daar');
  });

  test.each([
    ['mine', 'Hier'],
    ['theirs', 'Daar'],
  ] as const)('the advisor keeps %s', async (keep, subject) => {
    const { drafts, inStore } = await conflict();
    await drafts.resolve(keep);
    await settled();
    expect((await inStore('1')).subject).toBe(subject);
    expect(drafts.get()).toMatchObject({ draft: { subject }, theirs: null });
  });

  test('one that was sent there is not changed here any more', async () => {
    const { drafts, type, inStore, changeElsewhere } = await setUp();
    await drafts.open('1');
    type({ subject: 'Hier' });
    await changeElsewhere('1', { status: 'sent', accepted: ['lead1'], subject: 'Zo verstuurd' });
    await rest();
    expect((await inStore('1')).subject).toBe('Zo verstuurd');
    expect(drafts.get()).toMatchObject({ campaign: { status: 'sent' }, draft: { subject: 'Zo verstuurd' } });
    type({ subject: 'Toch nog' });
    await rest();
    expect((await inStore('1')).subject).toBe('Zo verstuurd');
  });

  test('one that was deleted there keeps what was typed on the screen', async () => {
    const { drafts, type, services } = await setUp();
    await drafts.open('1');
    await services.campaigns.remove('1');
    type({ subject: 'Hier' });
    await rest();
    expect(drafts.get()).toMatchObject({
      draft: { subject: 'Hier' },
      saving: { phase: 'failed', problem: { code: 'campaign_not_found' } },
    });
  });
});
