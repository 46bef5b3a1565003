import { createMemoryStore } from '../memoryStore.ts';
import { createWorkingCopy } from './workingCopy.ts';
import { aClient, aQuestion, fixedInstant, fixedNow } from '../../testing.ts';
import { expect, test } from 'vitest';
import { copiedClients } from './copiedClients.ts';

const unknown = { questions: null, answered: null, reports: null };

function setUp() {
  const workingCopy = createWorkingCopy({ store: createMemoryStore(), now: fixedNow });
  const show = (query: Partial<Parameters<typeof copiedClients>[1]> = {}) =>
    copiedClients(workingCopy, { limit: 100, ...query });
  const names = (query?: Parameters<typeof show>[0]) => show(query)?.entries.map(({ client }) => client.name);
  return { workingCopy, show, names };
}

/** A client with the fields of a list. */
function listed(id: string, name: string, joinDate = '2026-11-02T08:00:00.000Z') {
  const { reports: _reports, questions: _questions, answers: _answers, ...client } = aClient({ id, name, joinDate });
  return client;
}

test('without a client there is no copy', () => {
  const { workingCopy, show } = setUp();
  expect(show()).toBeNull();
  workingCopy.merge('clients', []);
  expect(show()).toBeNull();
});

test('a copy is searched, sorted and shown in pages, as the server does it', () => {
  const { workingCopy, show, names } = setUp();
  workingCopy.merge('clients', [
    listed('1', 'Kompas', '2026-11-01T08:00:00.000Z'),
    listed('2', 'Anker', '2026-11-03T08:00:00.000Z'),
    listed('3', 'Kiel', '2026-11-02T08:00:00.000Z'),
  ]);
  expect(names()).toEqual(['Anker', 'Kiel', 'Kompas']);
  expect(names({ search: 'ki', sort: 'name' })).toEqual(['Kiel']);
  const { entries, ...rest } = show({ limit: 2 }) ?? {};
  expect([entries?.length, rest]).toMatchObject([2, { at: fixedInstant, count: 3, total: 3 }]);
  expect([show({ limit: 2 })?.nextCursor, show()?.nextCursor]).toEqual([expect.any(String), null]);
});

test('how far the answers are is known where all of a client and the questions were read', () => {
  const { workingCopy, show, names } = setUp();
  const answered = aClient({ id: '2', name: 'Whole', answers: [{ questionId: 'q', value: 'Paphos' }] });
  workingCopy.merge('clients', [listed('1', 'Listed')]);
  workingCopy.put('clients', answered);
  const counts = () => new Map(show()?.entries.map(({ client, ...rest }) => [client.id, rest]));
  expect(counts().get('2')).toEqual(unknown);
  workingCopy.write('globalQuestions', [aQuestion({ id: 'q' }), aQuestion({ id: 'r' })]);
  expect(counts()).toEqual(
    new Map<string, object>([
      ['1', unknown],
      ['2', { questions: 2, answered: 1, reports: 0 }],
    ]),
  );
  expect(names({ sort: '-answered' })).toEqual(['Whole', 'Listed']);
});

test('a record that cannot be read is left out', () => {
  const { workingCopy, names } = setUp();
  workingCopy.merge('clients', [{ id: '1' }, listed('2', 'Kompas')]);
  expect(names()).toEqual(['Kompas']);
});
