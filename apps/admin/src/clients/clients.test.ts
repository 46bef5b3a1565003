import { type Client, clientFormSchema, formOfClient, type Lead } from '@fnc/domain';
import { ApiError } from '@fnc/domain/api';
import { leadKeys, StorageError } from '@fnc/domain/storage';
import { aClient, aLead, aQuestion, fixedNow } from '@fnc/domain/testing';
import { createI18nFrom } from '@fnc/ui/locales';
import { describe, expect, test } from 'vitest';
import { createAdmin } from '../admin.ts';
import { memoryServices } from '../memoryServices.ts';
import { problemOf } from '../shared/problemOf.ts';
import { addClient } from './addClient.ts';
import { createClientActions } from './clientActions.ts';
import { count, createClientList } from './clientList.ts';

const fleet = ['1', '2', '3'].map((id) => aClient({ id, name: `Rederij ${id}`, email: `rederij${id}@fleet.example` }));
const form = clientFormSchema.parse({ name: 'Loefzijde', contactPerson: 'Pim', email: 'pim@loefzijde.example' });

const full = () => Promise.reject(new StorageError('storage_full'));

async function setUp({ clients = fleet, leads = [] }: { clients?: readonly Client[]; leads?: readonly Lead[] } = {}) {
  const stored = {
    clients: JSON.stringify(clients),
    global_questions: JSON.stringify([aQuestion({ id: 'a' }), aQuestion({ id: 'b' })]),
    [leadKeys.leads]: JSON.stringify(leads),
  };
  const services = memoryServices({ now: fixedNow, stored });
  const admin = createAdmin(services, createI18nFrom('nl', {}));
  await admin.session.signIn('marit', 'rustig varen');
  return { ...admin, services };
}

describe('the list of clients', () => {
  test('has them all, each with its questions and answers counted, and the badge its number', async () => {
    const answers = [{ questionId: 'a', value: 'ja' }];
    const { clientList } = await setUp({ clients: [aClient({ id: '1', answers }), aClient({ id: '2' })] });
    expect(count(clientList.get())).toBeUndefined();
    await clientList.open({ sort: 'name' });
    const { phase, query, entries } = clientList.get();
    expect({ phase, query }).toEqual({ phase: 'ready', query: { sort: 'name' } });
    expect(entries.map(({ client, questions, answered }) => [client.id, questions, answered])).toEqual([
      ['1', 2, 1],
      ['2', 2, 0],
    ]);
    expect(count(clientList.get())).toBe(2);
  });

  test('an entry of which nothing changed is the same object, so that its row is not drawn again', async () => {
    const { clientList, clientActions } = await setUp();
    await clientList.open();
    const before = clientList.get().entries;
    await clientActions.setStatus('2', 'active');
    const after = clientList.get().entries;
    expect(after.map((entry, index) => entry === before[index])).toEqual([true, false, true]);
    await clientList.open({ search: 'rederij' });
    expect(clientList.get().entries).toBe(after);
  });

  test('what another tab does is seen: a client deleted, a question added', async () => {
    const { clientList, services } = await setUp();
    await clientList.open();
    services.storeElsewhere('clients', JSON.stringify(fleet.slice(1)));
    await expect.poll(() => count(clientList.get())).toBe(2);
    services.storeElsewhere('global_questions', JSON.stringify([aQuestion({ id: 'a' })]));
    await expect.poll(() => clientList.get().entries[0]?.questions).toBe(1);
  });

  test('only the answer to the last question counts, whatever the order in which they come', async () => {
    const asked: ((clients: readonly Client[]) => void)[] = [];
    const list = createClientList({
      clients: { list: () => new Promise((resolve) => asked.push(resolve)) },
      questionnaires: { questionsOf: () => Promise.resolve([]) },
      now: fixedNow,
      problemOf,
    });
    const [first, second] = [list.open(), list.open()];
    asked[1]?.(fleet.slice(0, 1));
    asked[0]?.(fleet);
    await Promise.all([first, second]);
    expect(count(list.get())).toBe(1);
  });

  test('a store that cannot be read is a failure with its reason, and not an empty list', async () => {
    const list = createClientList({
      clients: { list: () => Promise.reject(new StorageError('storage_failed')) },
      questionnaires: { questionsOf: () => Promise.resolve([]) },
      now: fixedNow,
      problemOf,
    });
    await list.open();
    expect(list.get()).toMatchObject({ phase: 'failed', problem: { code: 'storage_failed' } });
    expect(count(list.get())).toBeUndefined();
  });

  test('signing out forgets it', async () => {
    const { clientList, session } = await setUp();
    await clientList.open();
    await session.signOut();
    expect(clientList.get()).toMatchObject({ phase: 'idle', entries: [] });
  });
});

describe('what is done with a client', () => {
  test('add, change, delete and bring back: the list follows', async () => {
    const { clientList, clientActions } = await setUp();
    const added = await clientActions.add(form);
    if ('problem' in added) throw new Error(added.problem.code);
    const { id } = added.client;
    expect(added.client).toMatchObject({ status: 'pending', phone: '', notes: '' });
    await clientActions.update(id, { notes: 'Belt maandag' });
    expect(clientList.get().entries.find(({ client }) => client.id === id)?.client.notes).toBe('Belt maandag');
    expect(await clientActions.remove(id)).toEqual({ outcome: 'removed' });
    expect(count(clientList.get())).toBe(3);
    expect(await clientActions.remove(id)).toEqual({ outcome: 'gone' });
    expect(await clientActions.restore(id)).toMatchObject({ client: { id, notes: 'Belt maandag' } });
    expect(count(clientList.get())).toBe(4);
  });

  test('a form stores what it changed, and nothing where another window changed the same', async () => {
    const { clientActions, services } = await setUp();
    const added = await clientActions.add(form);
    if ('problem' in added) throw new Error(added.problem.code);
    const before = formOfClient(added.client);
    const { id } = added.client;
    await services.clients.update(id, { phone: '112' });
    expect(await clientActions.edit(id, before, { ...form, notes: 'Hier' })).toMatchObject({
      client: { phone: '112', notes: 'Hier' },
    });
    expect(await clientActions.edit(id, before, { ...form, notes: 'Toch anders' })).toMatchObject({
      theirs: { phone: '112', notes: 'Hier' },
    });
    expect(await services.clients.findById(id)).toMatchObject({ notes: 'Hier' });
  });

  test('a client that is gone is said to be gone', async () => {
    const { clientActions } = await setUp();
    const gone = { problem: { code: 'client_not_found' } };
    expect(await clientActions.update('9', { notes: '' })).toEqual(gone);
    expect(await clientActions.setStatus('9', 'active')).toEqual(gone);
    expect(await clientActions.restore('9')).toEqual(gone);
  });

  test('a full store is told, and nothing rejects', async () => {
    const actions = createClientActions({
      clients: { findById: full, add: full, update: full, setStatus: full, remove: full, restore: full },
      list: { open: () => Promise.resolve() },
      problemOf,
    });
    const told = { problem: { code: 'storage_full' } };
    expect(await actions.add(form)).toEqual(told);
    expect(await actions.edit('1', formOfClient(aClient()), form)).toEqual(told);
    expect(await actions.remove('1')).toEqual(told);
    expect(await actions.restore('1')).toEqual(told);
  });
});

describe('a client made from a lead', () => {
  const lead = aLead({ id: 'lead-1', status: 'contacted' });

  test('is linked to it, and the lead becomes "converted" on the server', async () => {
    const { clientActions, actions, services } = await setUp({ leads: [lead] });
    const saved = await addClient({ clientActions, leadActions: actions }, form, lead);
    expect(saved).toMatchObject({ client: { leadId: 'lead-1' }, lead: { name: 'Esmee Golfslag', problem: null } });
    expect((await services.leads.findById('lead-1'))?.lead.status).toBe('converted');
  });

  test('is kept when the server cannot be reached, and that is told', async () => {
    const { clientActions, services } = await setUp({ leads: [lead] });
    const unreachable = { code: 'cannot_connect', status: 0, message: 'cannot_connect' } as const;
    const leadActions = { setStatus: () => Promise.resolve({ problem: problemOf(new ApiError(unreachable)) }) };
    const saved = await addClient({ clientActions, leadActions }, form, lead);
    expect(saved).toMatchObject({ lead: { problem: { code: 'cannot_connect' } } });
    expect((await services.clients.list()).some(({ leadId }) => leadId === 'lead-1')).toBe(true);
  });

  test('leaves the lead alone when it could not be kept, or is "converted" already', async () => {
    const { clientActions } = await setUp();
    const leadActions = {
      setStatus: () => {
        throw new Error('must not be asked');
      },
    };
    const refusing = { add: () => Promise.resolve({ problem: { code: 'storage_full' as const } }) };
    expect(await addClient({ clientActions: refusing, leadActions }, form, lead)).toEqual({
      problem: { code: 'storage_full' },
    });
    const converted = { ...lead, status: 'converted' as const };
    expect(await addClient({ clientActions, leadActions }, form, converted)).not.toHaveProperty('lead');
  });
});
