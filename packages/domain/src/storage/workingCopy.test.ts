import { expect, test } from 'vitest';
import { aTemplate } from '../testing/campaignFixtures.ts';
import { fixedInstant, fixedNow } from '../testing/fixtures.ts';
import { createLimitedStore } from '../testing/limitedStore.ts';
import { clearData } from './clearData.ts';
import { undoChange } from './dataChange.ts';
import { createMemoryStore } from './memoryStore.ts';
import { readOldFile } from './oldFile.ts';
import { clearCopy, createCopyKeeping, keepCopyKey, workingCopyKey } from './copyMark.ts';
import { createWorkingCopy } from './workingCopy.ts';

const templates = [aTemplate({ id: '1', name: 'Een' }), aTemplate({ id: '2', name: 'Twee', version: 3 })];

const open = (stored: Record<string, string> = {}) => {
  const store = createMemoryStore(stored);
  return { store, copy: createWorkingCopy({ store, now: fixedNow }) };
};

const named = (id: string, name: string, rest = {}) => ({ id, name, ...rest });
/** 150 records, each changed later than the one before. */
const manyFrom = (from: number) =>
  Array.from({ length: 150 }, (_, index) => ({ id: `${from + index}`, updatedAt: `2026-${1000 + from + index}` }));

test('what was read of the server stands under the specification’s key, and comes back with its time', () => {
  const { store, copy } = open();
  expect(copy.read('emailTemplates')).toBeNull();
  copy.write('emailTemplates', templates);
  expect(JSON.parse(store.getItem('email_templates') ?? '')).toEqual(templates);
  expect(copy.read('emailTemplates')).toEqual({ records: templates, at: fixedInstant });
});

test('a copy is not taken for what an older version left behind', () => {
  const { store, copy } = open();
  copy.write('emailTemplates', templates);
  expect(readOldFile(store, fixedInstant)).toBeNull();
});

test('what an older version left is neither read as a copy nor overwritten by one', () => {
  const left = JSON.stringify([aTemplate({ id: 'left' })]);
  const { store, copy } = open({ email_templates: left });
  copy.write('emailTemplates', templates);
  expect(copy.read('emailTemplates')).toBeNull();
  expect(store.getItem('email_templates')).toBe(left);
  expect(readOldFile(store, fixedInstant)).toMatchObject({ emailTemplates: [{ id: 'left' }] });
});

test('nothing of it is left once whoever was signed in has gone', () => {
  const { store, copy } = open({ clients: '[]' });
  copy.write('emailTemplates', templates);
  createCopyKeeping(store).leave();
  expect([store.getItem('email_templates'), store.getItem(workingCopyKey)]).toEqual([null, null]);
  expect(store.getItem('clients')).toBe('[]');
});

test('it stays where the advisor chose so, until that is taken back', () => {
  const { store, copy } = open();
  const keeping = createCopyKeeping(store);
  expect(keeping.isKept()).toBe(false);
  keeping.choose(true);
  copy.write('emailTemplates', templates);
  keeping.leave();
  expect(copy.read('emailTemplates')?.records).toEqual(templates);
  expect([keeping.isKept(), store.getItem(keepCopyKey)]).toEqual([true, 'yes']);
  keeping.choose(false);
  expect([copy.read('emailTemplates'), store.getItem(keepCopyKey)]).toEqual([null, null]);
});

test('a clear that is undone later does not mind what was read of the server meanwhile', () => {
  const { store, copy } = open({ clients: '[]' });
  copy.write('emailTemplates', templates);
  const change = clearData(store);
  copy.write('emailTemplates', templates.slice(1));
  expect(undoChange(store, change)).toBe(true);
  expect(store.getItem('clients')).toBe('[]');
});

test('clearing leaves what an older version kept there', () => {
  const { store } = open({ email_templates: '[]' });
  clearCopy(store);
  expect(store.getItem('email_templates')).toBe('[]');
});

test('of more than fits those that were changed last are kept, in their order', () => {
  const many = Array.from({ length: 8 }, (_, index) =>
    aTemplate({ id: `${index}`, updatedAt: `2026-11-0${index + 1}T09:00:00.000Z`, content: 'x'.repeat(1_000) }),
  );
  const store = createLimitedStore({});
  const copy = createWorkingCopy({ store, now: fixedNow });
  store.setRoom(store.used() + 6_500);
  copy.write('emailTemplates', many);
  expect(copy.read('emailTemplates')?.records.map((record) => (record as { id: string }).id)).toEqual([
    '4',
    '5',
    '6',
    '7',
  ]);
  // What others took since: an error is never told, and what stands there stays a copy.
  store.setRoom(store.used() - 5_000);
  copy.write('emailTemplates', templates);
  expect(copy.read('emailTemplates')?.records).toHaveLength(4);
});

test('a mark that cannot be read is none', () => {
  const { copy } = open({ [workingCopyKey]: '{"emailTemplates":7', email_templates: '[]' });
  expect(copy.read('emailTemplates')).toBeNull();
});

test('of a list that is read a part at a time, each part stands beside the others, and the newer fields win', () => {
  const { copy } = open();
  copy.merge('clients', [named('1', 'Een', { answers: [] })]);
  copy.merge('clients', [named('2', 'Twee'), named('1', 'Eén')]);
  expect(copy.read('clients')?.records).toEqual([
    { id: '1', name: 'Eén', answers: [] },
    { id: '2', name: 'Twee' },
  ]);
});

test('of ten thousand that were read in parts two hundred stay, those that were changed last', () => {
  const { copy } = open();
  copy.merge('clients', manyFrom(0));
  copy.merge('clients', manyFrom(150));
  const ids = copy.read('clients')?.records.map((record) => Number((record as { id: string }).id));
  expect([ids?.length, ids?.at(0), ids?.at(-1)]).toEqual([200, 100, 299]);
});

test('what was removed goes from the copy, and what an older version left is not touched by it', () => {
  const { store, copy } = open({ global_questions: '[{"id":"1"}]' });
  copy.merge('clients', [{ id: '1' }, { id: '2' }]);
  copy.drop('clients', ['1']);
  copy.drop('globalQuestions', ['1']);
  expect(copy.read('clients')?.records).toEqual([{ id: '2' }]);
  expect(store.getItem('global_questions')).toBe('[{"id":"1"}]');
});

test('a record that goes from the copy makes the others no newer', () => {
  const store = createMemoryStore();
  let at = fixedInstant;
  const copy = createWorkingCopy({ store, now: () => at });
  copy.merge('clients', [{ id: '1' }, { id: '2' }]);
  at = '2026-11-26T10:00:00.000Z';
  copy.drop('clients', ['1']);
  expect(copy.read('clients')?.at).toBe(fixedInstant);
});
