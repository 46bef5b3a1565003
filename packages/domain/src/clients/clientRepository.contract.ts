import { beforeEach, describe, expect, test } from 'vitest';
import type { QuestionnaireRepository } from '../questionnaires/questionnaireRepository.ts';
import type { ReportRepository } from '../reports/reportRepository.ts';
import { aQuestion, aReport } from '../testing/fixtures.ts';
import { saved, unknownIds } from '../testing/saved.ts';
import { clientSorts, type ClientListQuery, type ClientSort } from './clientQuery.ts';
import type { ClientRepository, NewClient } from './clientRepository.ts';
import { clientStatuses } from './clientVocabulary.ts';

export interface ClientRepositoryUnderTest {
  readonly clients: ClientRepository;
  /** The questions, answers and reports of the same clients. */
  readonly questionnaires: QuestionnaireRepository;
  readonly reports: ReportRepository;
}

const form = (changes: Partial<NewClient> = {}): NewClient => ({
  name: 'Kompas Maritiem Advies',
  contactPerson: 'Bram Kompas',
  email: 'bram@kompas.example',
  status: 'pending',
  ...changes,
});

const everybody = { kind: 'global' } as const;
const [q1, q2, q3] = [aQuestion({ id: 'q1' }), aQuestion({ id: 'q2' }), aQuestion({ id: 'q3' })];

/** The behaviour of every client store. */
export function describeClientRepository(adapter: string, create: () => Promise<ClientRepositoryUnderTest>): void {
  describe(`clients in ${adapter}`, () => {
    let clients: ClientRepository;
    let questionnaires: QuestionnaireRepository;
    let reports: ReportRepository;
    beforeEach(async () => {
      ({ clients, questionnaires, reports } = await create());
    });
    const names = async (query: ClientListQuery = { sort: 'name' }) =>
      (await clients.list(query)).clients.map(({ client }) => client.name);
    const alikeTo = async (input: { name: string; email: string }, except?: string) => {
      const alike = await clients.findAlike(input, except);
      return alike && [alike.client.id, alike.by];
    };
    /** Names that match a search, sorted by name. */
    const foundBy = async (query: ClientListQuery) => {
      const { count, total } = await clients.list({ ...query, limit: 1 });
      expect(total).toBe((await clients.list()).total);
      const all = await names({ ...query, sort: 'name' });
      expect(all).toHaveLength(count);
      return all;
    };
    /** All pages, with two clients per page. */
    const pages = async (query: ClientListQuery) => {
      const all = [];
      for (let cursor: string | undefined; ;) {
        const page = await clients.list({ ...query, limit: 2, ...(cursor === undefined ? {} : { cursor }) });
        all.push(...page.clients);
        if (page.nextCursor === null) return all;
        expect(page.clients).toHaveLength(2);
        cursor = page.nextCursor;
      }
    };
    const shares = async (sort: ClientSort) =>
      (await pages({ sort })).map(({ client, answered }) => `${answered} ${client.name.slice(-3).toLowerCase()}`);
    const addAll = async (forms: readonly Partial<NewClient>[]) => {
      const added = [];
      for (const changes of forms) added.push(await clients.add(form(changes)));
      return added;
    };

    test('an empty store has no clients', async () => {
      expect(await clients.list()).toEqual({ clients: [], count: 0, total: 0, nextCursor: null });
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
      const { reports: _r, questions: _q, answers: _a, ...client } = added;
      expect((await clients.list()).clients).toEqual([{ client, questions: 0, answered: 0, reports: 0 }]);
    });

    test('everything that the form asks is kept, and the lead it came from', async () => {
      const whole = form({ phone: '0612345678', address: 'Kade 1', notes: 'belt\nliever', status: 'active' });
      const added = await clients.add({ ...whole, leadId: '42', sample: true });
      expect(await clients.findById(added.id)).toMatchObject({ ...whole, leadId: '42', sample: true });
    });

    test('each has an id of its own', async () => {
      const added = await addAll([{}, {}, {}]);
      expect(new Set(added.map(({ id }) => id)).size).toBe(3);
    });

    test('a client that is added again with its id is there once, as it is now', async () => {
      const id = '018f2f00-0000-4000-8000-00000000000b';
      const added = await clients.add(form({ id }));
      expect(added.id).toBe(id);
      const changed = await saved(clients.update(id, { name: 'Later' }));
      expect(await clients.add(form({ id }))).toEqual(changed);
      expect(await names()).toEqual(['Later']);
      await clients.remove(id);
      expect((await clients.add(form({ id }))).id, 'the id of a removed client is not used again').not.toBe(id);
      expect(await names()).toEqual([form().name]);
    });

    test('only what is given changes, and empty text empties', async () => {
      const { id } = await clients.add(form({ phone: '1', notes: 'n', leadId: '7' }));
      await clients.add(form({ name: 'other' }));
      const changed = await saved(clients.update(id, { name: 'Anders bv', phone: '', notes: undefined }));
      expect(changed).toMatchObject({ name: 'Anders bv', phone: '', notes: 'n', leadId: '7', status: 'pending' });
      expect(await clients.findById(id)).toEqual(changed);
      expect(await names()).toEqual(['Anders bv', 'other']);
    });

    test('two changes of different fields both stand, each made from the same version', async () => {
      const { id, version } = await clients.add(form());
      await clients.update(id, { name: 'Anders' }, version);
      expect(await saved(clients.update(id, { phone: '1' }, version))).toMatchObject({ name: 'Anders', phone: '1' });
    });

    test('of two changes of one field the first stands, and the second is told', async () => {
      const { id, version } = await clients.add(form());
      const first = await saved(clients.update(id, { name: 'Eerste', address: 'Kade 1' }, version));
      const second = { name: 'Tweede', phone: '2' };
      expect(await clients.update(id, second, version)).toEqual({
        outcome: 'conflict',
        theirs: first,
        fields: ['name'],
      });
      expect(await clients.findById(id)).toEqual(first);
      expect(await saved(clients.update(id, second, first.version))).toMatchObject(second);
      expect(await saved(clients.update(id, { name: 'Zonder' }))).toMatchObject({ name: 'Zonder' });
    });

    test.each(clientStatuses)('the status of several can become %s at once', async (status) => {
      const [a, b, c] = await addAll([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
      const changed = await clients.setStatus([b?.id ?? '', a?.id ?? '', 'nope'], status);
      expect(changed.map(({ name, status: now }) => `${name} ${now}`).sort()).toEqual([`a ${status}`, `b ${status}`]);
      expect(await clients.findById(a?.id ?? '')).toMatchObject({ status });
      expect(await clients.findById(c?.id ?? '')).toMatchObject({ status: 'pending' });
    });

    test('a removed client is gone from everywhere, once', async () => {
      const [gone, stays] = await addAll([{ name: 'gone', leadId: '7' }, { name: 'stays' }]);
      const id = gone?.id ?? '';
      expect(await clients.remove(id)).toBe(true);
      expect(await names()).toEqual([stays?.name]);
      expect(await clients.counts()).toMatchObject({ totalClients: 1, pendingClients: 1 });
      expect(await clients.findById(id)).toBeNull();
      expect(await clients.findByLead('7')).toBeNull();
      expect(await clients.findAlike({ name: 'gone', email: '' })).toBeNull();
      expect(await clients.update(id, { name: 'x' })).toEqual({ outcome: 'gone' });
      expect(await clients.setStatus([id], 'active')).toEqual([]);
      expect(await clients.remove(id)).toBe(false);
    });

    test('a restored client is there again as it was, where it was', async () => {
      const added = await addAll([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
      const before = await clients.list();
      for (const { id } of added) await clients.remove(id);
      for (const nth of [1, 0, 2]) expect(await clients.restore(added[nth]?.id ?? '')).toEqual(added[nth]);
      expect(await clients.list()).toEqual(before);
    });

    test('only what was removed can be restored, and only once', async () => {
      const { id } = await clients.add(form());
      expect(await clients.restore(id)).toBeNull();
      await clients.remove(id);
      await clients.restore(id);
      expect(await clients.restore(id)).toBeNull();
      expect((await clients.list()).total).toBe(1);
    });

    test.each(unknownIds)('there is no client %j', async (id) => {
      await clients.add(form());
      expect(await clients.findById(id)).toBeNull();
      expect(await clients.findByLead(id)).toBeNull();
      expect(await clients.update(id, { name: 'x' })).toEqual({ outcome: 'gone' });
      expect(await clients.setStatus([id], 'active')).toEqual([]);
      expect(await clients.remove(id)).toBe(false);
      expect(await clients.restore(id)).toBeNull();
      expect((await clients.list()).total).toBe(1);
    });

    test('the client of a lead is found, of several the newest', async () => {
      const [removed] = await addAll([{ leadId: '7', name: 'a' }]);
      await clients.remove(removed?.id ?? '');
      const [newest] = await addAll([{ leadId: '7', name: 'b' }, { leadId: '8' }]);
      await clients.restore(removed?.id ?? '');
      expect(await clients.findByLead('7')).toMatchObject({ id: newest?.id, name: 'b' });
    });

    test('of two windows that make a client of one lead, the second is refused', async () => {
      const windows = ['a', 'b'].map((name) => clients.add(form({ name, leadId: '7' })));
      const outcomes = await Promise.allSettled(windows);
      expect(outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toMatchObject([
        { code: 'lead_has_client', status: 409 },
      ]);
      expect(await names()).toEqual([(await clients.findByLead('7'))?.name]);
    });

    test('a client like another is found by its email, else by its name, and is not its own double', async () => {
      const [kompas, zuiderzee] = await addAll([{}, { name: 'Café  Zuiderzee', email: 'info@zuiderzee.example' }]);
      expect(await alikeTo({ name: 'Nieuw', email: ' Bram@KOMPAS.example ' })).toEqual([kompas?.id, 'email']);
      expect(await alikeTo({ name: ' cafe zuiderzee', email: '' })).toEqual([zuiderzee?.id, 'name']);
      expect(await alikeTo({ name: 'cafe zuiderzee', email: 'bram@kompas.example' })).toEqual([kompas?.id, 'email']);
      expect(await alikeTo({ name: 'cafe zuiderzee', email: '' }, zuiderzee?.id)).toBeNull();
      expect(await alikeTo({ name: 'Nieuw', email: 'nieuw@bedrijf.example' })).toBeNull();
      expect(await alikeTo({ name: ' ', email: '' })).toBeNull();
    });

    const progressOf = async () => {
      const { clients: entries } = await clients.list({ sort: 'name' });
      return entries.map(({ client, questions, answered }) => [client.name, questions, answered]);
    };

    test('how far each is follows its answers, its questions and everybody’s', async () => {
      const [a, b] = await addAll([{ name: 'a' }, { name: 'b' }]);
      const ofA = { kind: 'client', clientId: a?.id ?? '' } as const;
      await questionnaires.saveAnswer(ofA.clientId, 'q1', 'ja');
      await questionnaires.saveAnswer(ofA.clientId, 'q3', 'ja');
      await questionnaires.saveAnswer(b?.id ?? '', 'q2', ' ');
      // Answers to questions that are not asked do not count.
      expect(await progressOf()).toEqual([
        ['a', 0, 0],
        ['b', 0, 0],
      ]);
      await questionnaires.saveQuestions(everybody, [q1, q2]);
      expect(await progressOf()).toEqual([
        ['a', 2, 1],
        ['b', 2, 0],
      ]);
      // A client's own question replaces the global one with the same id.
      await questionnaires.saveQuestions(ofA, [q2, q3]);
      expect(await progressOf()).toEqual([
        ['a', 3, 2],
        ['b', 2, 0],
      ]);
      await questionnaires.saveAnswer(b?.id ?? '', 'q2', 'nee');
      await questionnaires.saveAnswer(ofA.clientId, 'q1', '');
      expect(await progressOf()).toEqual([
        ['a', 3, 1],
        ['b', 2, 1],
      ]);
      expect(await clients.counts()).toMatchObject({ totalQuestions: 5, totalAnswers: 2 });
      await questionnaires.saveQuestions(everybody, [q1]);
      expect(await progressOf()).toEqual([
        ['a', 3, 1],
        ['b', 1, 0],
      ]);
    });

    test('a client that comes back, or is new, is asked what everybody is asked by then', async () => {
      const { id } = await clients.add(form({ name: 'a' }));
      await questionnaires.saveAnswer(id, 'q1', 'ja');
      await clients.remove(id);
      await questionnaires.saveQuestions(everybody, [q1, q2]);
      await clients.restore(id);
      await clients.add(form({ name: 'b' }));
      expect(await progressOf()).toEqual([
        ['a', 2, 1],
        ['b', 2, 0],
      ]);
    });

    test('a whole client has its questions, answers and reports, and the list counts them', async () => {
      const { id } = await clients.add(form());
      const { id: _id, type: _type, updatedAt: _at, ...report } = aReport();
      await questionnaires.saveQuestions({ kind: 'client', clientId: id }, [q2]);
      await questionnaires.saveAnswer(id, 'q2', 'ja');
      const added = await reports.add(id, report);
      const gone = await reports.add(id, report);
      await reports.remove(gone?.id ?? '');
      expect(await clients.findById(id)).toMatchObject({
        questions: [q2],
        answers: [{ questionId: 'q2', value: 'ja' }],
        reports: [added],
      });
      expect((await clients.list()).clients).toMatchObject([{ questions: 1, answered: 1, reports: 1 }]);
    });

    test('the figures count clients by status, and what all are asked', async () => {
      await questionnaires.saveQuestions(everybody, [q1, q2]);
      await addAll([{ status: 'active' }, { status: 'active' }, { status: 'completed' }, { status: 'inactive' }, {}]);
      expect(await clients.counts()).toEqual({
        totalClients: 5,
        pendingClients: 1,
        activeClients: 2,
        completedClients: 1,
        inactiveClients: 1,
        totalQuestions: 10,
        totalAnswers: 0,
      });
    });

    test('clients are found by every word of a search and by status, and counted', async () => {
      await addAll([
        { name: 'Café Zuiderzee', phone: '+31 6-12 34', notes: 'Vaart onder 100% _vlag_' },
        { name: 'Anker', contactPerson: 'Zoë', status: 'active' },
        { name: 'Baken', email: 'zoe@baken.example', status: 'completed' },
      ]);
      expect(await foundBy({ search: 'ZOE' })).toEqual(['Anker', 'Baken']);
      expect(await foundBy({ search: 'zoe baken' })).toEqual(['Baken']);
      expect(await foundBy({ search: 'zoe', status: ['active'] })).toEqual(['Anker']);
      expect(await foundBy({ search: '+31612' })).toEqual(['Café Zuiderzee']);
      expect(await foundBy({ search: '0% _v' })).toEqual(['Café Zuiderzee']);
      expect(await foundBy({ search: '0%_' })).toEqual([]);
      expect(await foundBy({ search: '\\' })).toEqual([]);
      expect(await foundBy({ status: ['active', 'completed'] })).toEqual(['Anker', 'Baken']);
      expect(await foundBy({ status: ['inactive'] })).toEqual([]);
      expect(await foundBy({ status: [], search: '' })).toHaveLength(3);
    });

    describe('with a list of several pages', () => {
      /** Names that differ only in accents, equal shares, and one answer for some clients. */
      beforeEach(async () => {
        await questionnaires.saveQuestions(everybody, [q1, q2, q3]);
        const added = await addAll(
          ['Ééns', 'eens', 'Bram', 'Tess', 'anker', 'Zoë', 'Noor'].map((name, index) => ({
            name,
            status: clientStatuses[index % 3] ?? 'pending',
          })),
        );
        for (const [index, { id }] of added.entries())
          for (const question of [q1, q2, q3].slice(0, index % 4))
            await questionnaires.saveAnswer(id, question.id, 'ja');
      });
      test.each(clientSorts)('sorted by %s every client is on one page', async (sort) => {
        const whole = (await clients.list({ sort })).clients;
        expect(whole).toHaveLength(7);
        expect(await pages({ sort })).toEqual(whole);
        const status = ['pending', 'completed'] as const;
        const some = (await clients.list({ sort, status })).clients;
        expect(some).toEqual(whole.filter(({ client }) => client.status !== 'active' && client.status !== 'inactive'));
        expect(await pages({ sort, status })).toEqual(some);
        const found = (await clients.list({ sort, search: 'e' })).clients;
        expect(await pages({ sort, search: 'e' })).toEqual(found);
      });

      test.each<[sort: ClientSort, other: ClientSort]>([
        ['joinDate', '-joinDate'],
        ['name', '-name'],
      ])('%s is %s turned round', async (sort, other) => {
        expect(await pages({ sort })).toEqual((await pages({ sort: other })).toReversed());
      });

      test('equal shares stand by name in both directions', async () => {
        expect(await shares('-answered')).toEqual(['3 ess', '2 ram', '2 oor', '1 ens', '1 zoë', '0 ker', '0 éns']);
        expect(await shares('answered')).toEqual(['0 ker', '0 éns', '1 ens', '1 zoë', '2 ram', '2 oor', '3 ess']);
      });
    });
  });
}
