import { beforeEach, describe, expect, test } from 'vitest';
import type { BrowserClientRepository } from './browserClientRepository.ts';
import type { NewClient } from './clientRepository.ts';
import { clientStatuses } from './clientVocabulary.ts';

/** Ids that no store has given out; also those that a database could choke on. */
const unknownIds = ['nope', '0', '018f2f00-0000-7000-8000-000000000000', "'; --", '../1', 'é'];

const form = (changes: Partial<NewClient> = {}): NewClient => ({
  name: 'Kompas Maritiem Advies',
  contactPerson: 'Bram Kompas',
  email: 'bram@kompas.example',
  status: 'pending',
  ...changes,
});

/** What every store of clients does, whatever it is made of. */
export function describeBrowserClientRepository(adapter: string, create: () => Promise<BrowserClientRepository>): void {
  describe(`clients in ${adapter}`, () => {
    let clients: BrowserClientRepository;
    beforeEach(async () => {
      clients = await create();
    });
    const names = async () => (await clients.list()).map(({ name }) => name);

    test('an empty store has no clients', async () => {
      expect(await clients.list()).toEqual([]);
    });

    test('a client comes back as it was added, with what was left out empty', async () => {
      const added = await clients.add(form());
      expect(added).toMatchObject({
        ...form(),
        phone: '',
        address: '',
        notes: '',
        reports: [],
        questions: [],
        answers: [],
        joinDate: expect.stringMatching(/Z$/),
      });
      expect(await clients.findById(added.id)).toEqual(added);
      expect(await clients.list()).toEqual([added]);
    });

    test('everything that the form asks is kept, and the lead it came from', async () => {
      const whole = form({ phone: '0612345678', address: 'Kade 1', notes: 'belt\nliever', status: 'active' });
      const added = await clients.add({ ...whole, leadId: '42', sample: true });
      expect(await clients.findById(added.id)).toMatchObject({ ...whole, leadId: '42', sample: true });
    });

    test('clients are listed in the order in which they were added, each with an id of its own', async () => {
      for (const name of ['b', 'a', 'c']) await clients.add(form({ name }));
      expect(await names()).toEqual(['b', 'a', 'c']);
      expect(new Set((await clients.list()).map(({ id }) => id)).size).toBe(3);
    });

    test('only what is given changes', async () => {
      const { id } = await clients.add(form({ phone: '1', notes: 'n', leadId: '7' }));
      await clients.add(form({ name: 'other' }));
      const changed = await clients.update(id, { name: 'Anders bv' });
      expect(changed).toMatchObject({ name: 'Anders bv', phone: '1', notes: 'n', leadId: '7' });
      expect(await clients.findById(id)).toEqual(changed);
      expect(await names()).toEqual(['Anders bv', 'other']);
    });

    test('optional text that is given as nothing is emptied', async () => {
      const { id } = await clients.add(form({ phone: '1', address: 'a', notes: 'n' }));
      await clients.update(id, { phone: undefined, address: undefined, notes: undefined });
      expect(await clients.findById(id)).toMatchObject({ phone: '', address: '', notes: '' });
    });

    test.each(clientStatuses)('the status can become %s', async (status) => {
      const { id } = await clients.add(form());
      expect(await clients.setStatus(id, status)).toMatchObject({ id, status });
      expect(await clients.findById(id)).toMatchObject({ status });
    });

    test('a removed client is gone from everywhere, once', async () => {
      const [gone, stays] = [await clients.add(form({ name: 'gone' })), await clients.add(form({ name: 'stays' }))];
      expect(await clients.remove(gone.id)).toBe(true);
      expect(await clients.list()).toEqual([stays]);
      expect(await clients.findById(gone.id)).toBeNull();
      expect(await clients.update(gone.id, { name: 'x' })).toBeNull();
      expect(await clients.setStatus(gone.id, 'active')).toBeNull();
      expect(await clients.remove(gone.id)).toBe(false);
    });

    test('a restored client is there again as it was, where it was', async () => {
      for (const name of ['a', 'b', 'c']) await clients.add(form({ name }));
      const before = await clients.list();
      for (const { id } of before) await clients.remove(id);
      for (const nth of [1, 0, 2]) expect(await clients.restore(before[nth]?.id ?? '')).toEqual(before[nth]);
      expect(await clients.list()).toEqual(before);
    });

    test('only what was removed can be restored, and only once', async () => {
      const { id } = await clients.add(form());
      expect(await clients.restore(id)).toBeNull();
      await clients.remove(id);
      await clients.restore(id);
      expect(await clients.restore(id)).toBeNull();
      expect(await clients.list()).toHaveLength(1);
    });

    test.each(unknownIds)('there is no client %j', async (id) => {
      await clients.add(form());
      expect(await clients.findById(id)).toBeNull();
      expect(await clients.update(id, { name: 'x' })).toBeNull();
      expect(await clients.setStatus(id, 'active')).toBeNull();
      expect(await clients.remove(id)).toBe(false);
      expect(await clients.restore(id)).toBeNull();
      expect(await clients.list()).toHaveLength(1);
    });
  });
}
