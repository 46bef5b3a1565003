import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '../storage/memoryStore.ts';
import { aClient, fixedInstant, fixedNow } from '../testing/fixtures.ts';
import { createLimitedStore } from '../testing/limitedStore.ts';
import { describeBrowserClientRepository } from './browserClientRepository.contract.ts';
import { createStoredClientRepository } from './storedClientRepository.ts';

describeBrowserClientRepository('a key-value store', async () =>
  createStoredClientRepository({ store: createMemoryStore(), now: fixedNow }),
);

const form = { name: 'Anker bv', contactPerson: 'Jan', email: 'jan@example.com', status: 'pending' } as const;
const open = (stored: Record<string, string>) => {
  const store = createMemoryStore(stored);
  return { store, clients: createStoredClientRepository({ store, now: fixedNow }) };
};

describe('clients in the browser', () => {
  test('are a plain array under the key clients, with a millisecond timestamp for an id', async () => {
    const { store, clients } = open({});
    await clients.add({ ...form, notes: 'belt liever' });
    expect(JSON.parse(store.getItem('clients') ?? '')).toEqual([
      {
        ...form,
        id: String(Date.parse(fixedInstant)),
        phone: '',
        address: '',
        notes: 'belt liever',
        joinDate: fixedInstant,
        updatedAt: fixedInstant,
        reports: [],
        questions: [],
        answers: [],
      },
    ]);
  });

  test('an id is not given out again while its client can still be restored', async () => {
    const { clients } = open({});
    const gone = await clients.add(form);
    await clients.remove(gone.id);
    expect((await clients.add(form)).id).not.toBe(gone.id);
  });

  test('a removed client waits 30 days', async () => {
    let now = '2026-11-20T13:10:00.000Z';
    const clients = createStoredClientRepository({ store: createMemoryStore(), now: () => now });
    const { id } = await clients.add(form);
    await clients.remove(id);
    now = '2026-12-20T13:10:00.000Z';
    expect(await clients.restore(id)).toBeNull();
    now = '2026-12-20T13:09:59.999Z';
    expect(await clients.restore(id)).toMatchObject({ id });
  });

  test('a removed client that is there again, from an import, is not restored beside itself', async () => {
    const stored = JSON.stringify([aClient()]);
    const { store, clients } = open({ clients: stored });
    await clients.remove(aClient().id);
    store.setItem('clients', stored);
    expect(await clients.restore(aClient().id)).toBeNull();
    expect(await clients.list()).toHaveLength(1);
  });

  test('a client that another tab changed is changed from there', async () => {
    const { store, clients } = open({ clients: JSON.stringify([aClient()]) });
    await clients.list();
    store.setItem('clients', JSON.stringify([aClient({ phone: '1' })]));
    await clients.update(aClient().id, { name: 'Anders' });
    expect(await clients.list()).toMatchObject([{ name: 'Anders', phone: '1' }]);
  });
});

const readOlder = async (old: object) => (await open({ clients: JSON.stringify([old]) }).clients.list())[0];

describe('clients of an older version', () => {
  const base = { id: '1735787045000', name: 'Anker bv', email: 'jan@example.com' };

  test.each([
    // what was stored                        → what is read
    ['nothing but the id', {}, { joinDate: '2025-01-02T03:04:05.000Z', status: 'pending', phone: '', answers: [] }],
    ['a day', { joinDate: '2025-03-01' }, { joinDate: '2025-02-28T23:00:00.000Z' }],
    ['a Dutch day', { joinDate: '1-3-2025' }, { joinDate: '2025-02-28T23:00:00.000Z' }],
    ['milliseconds', { joinDate: 1735787045000 }, { joinDate: '2025-01-02T03:04:05.000Z' }],
    ['a moment without milliseconds', { joinDate: '2025-01-02T03:04:05Z' }, { joinDate: '2025-01-02T03:04:05.000Z' }],
    ['numbers for ids', { id: 1735787045000, leadId: 7 }, { id: '1735787045000', leadId: '7' }],
    ['a status with a capital', { status: 'Active' }, { status: 'active' }],
    ['a status by its label', { status: 'In behandeling' }, { status: 'pending' }],
    ['no status', { status: '' }, { status: 'pending' }],
    ['empty fields as null', { phone: null, notes: null, reports: null }, { phone: '', notes: '', reports: [] }],
    ['a field of its own', { kvk: '12345678' }, { kvk: '12345678' }],
    [
      'answers by question',
      { answers: { q1: 'ja', q2: ['a', 'b'], q3: true } },
      { answers: [{ questionId: 'q1', value: 'ja' }, { questionId: 'q2', value: 'a|b' }, { value: 'true' }] },
    ],
    [
      'answers with numbers',
      { answers: [{ questionId: 3, value: 12, note: 'x' }] },
      { answers: [{ questionId: '3', value: '12', note: 'x' }] },
    ],
    [
      'a question with half its fields',
      { questions: [{ text: 'Waar?', type: 'vrij', options: 'a|b', required: 'Ja' }] },
      {
        questions: [
          { id: 'question_1', text: 'Waar?', type: 'text', options: ['a', 'b'], required: true, section: 'General' },
        ],
      },
    ],
    [
      'a report as specified, with a number for an id',
      { reports: [{ id: 5, name: 'Rapport', date: '2025-02-01T10:00:00Z', type: 'custom', status: 'completed' }] },
      { reports: [{ id: '5', name: 'Rapport', date: '2025-02-01', type: 'custom', status: 'completed' }] },
    ],
    [
      'a report that says something unreadable about itself',
      { reports: [{ id: '5', name: 'R', date: '2025-02-01', content: 'x', metadata: { clientName: 7 } }] },
      { reports: [{ id: '5', content: 'x', olderMetadata: { clientName: 7 } }] },
    ],
  ])('%s', async (_name, old, expected) => {
    expect(await readOlder({ ...base, ...old })).toMatchObject({ name: 'Anker bv', ...expected });
  });

  test.each([
    ['a status that nobody knows', { status: 'vip' }],
    ['answers that are none', { answers: 'ja' }],
    ['a broken question', { questions: [{ id: 'q1' }] }],
    ['a name that is no text', { name: 12 }],
    ['no name', { name: undefined }],
  ])('%s is set aside as it was, and the others are there', async (_name, old) => {
    const broken = { ...base, ...old };
    const { store, clients } = open({ clients: JSON.stringify([aClient(), broken]) });
    expect(await clients.list()).toHaveLength(1);
    await clients.add(form);
    expect(JSON.parse(store.getItem('clients.broken') ?? '')).toEqual([broken]);
  });
});

describe('a full store', () => {
  const bulky = aClient({ notes: 'x'.repeat(4_000) });
  const openFull = () => {
    const store = createLimitedStore({ clients: JSON.stringify([bulky]) });
    store.setRoom(store.used() + 200);
    return { store, clients: createStoredClientRepository({ store, now: fixedNow }) };
  };

  test('refuses a client and a change, and keeps what was there', async () => {
    const { store, clients } = openFull();
    const before = store.getItem('clients');
    await expect(clients.add(form)).rejects.toMatchObject({ name: 'StorageError', code: 'storage_full' });
    await expect(clients.update(bulky.id, { address: 'y'.repeat(300) })).rejects.toMatchObject({
      code: 'storage_full',
    });
    expect(store.getItem('clients')).toBe(before);
    expect(await clients.list()).toEqual([bulky]);
  });

  test('still lets a client be removed and brought back', async () => {
    const { clients } = openFull();
    expect(await clients.remove(bulky.id)).toBe(true);
    expect(await clients.list()).toEqual([]);
    expect(await clients.restore(bulky.id)).toEqual(bulky);
    expect(await clients.list()).toEqual([bulky]);
  });

  test('that cannot keep what is removed keeps the client', async () => {
    const { store, clients } = openFull();
    store.setRoom(store.used() + 10);
    await expect(clients.remove(bulky.id)).rejects.toMatchObject({ code: 'storage_full' });
    expect(await clients.list()).toEqual([bulky]);
    expect(store.getItem('clients_removed')).toBeNull();
  });
});
