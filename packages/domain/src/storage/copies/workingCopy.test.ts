import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { campaignSchema } from '../../campaigns/campaign.ts';
import type { Change, ChangeKind, ChangeNoun } from '../../changes/change.ts';
import { clientSchema } from '../../clients/client.ts';
import { storedClientSchema } from '../../clients/storedClient.ts';
import { questionSchema } from '../../questionnaires/question.ts';
import { emailTemplateSchema } from '../../templates/emailTemplate.ts';
import { aCampaign, aTemplate } from '../../testing/campaignFixtures.ts';
import { aClient, aQuestion, fixedInstant, fixedNow } from '../../testing/fixtures.ts';
import { createLimitedStore } from '../../testing/limitedStore.ts';
import { clearData } from '../clearData.ts';
import { clearCopy, createCopyKeeping, keepCopyKey, workingCopyKey } from './copyMark.ts';
import { undoChange } from '../dataChange.ts';
import type { FileListName } from '../fileLists.ts';
import { createMemoryStore } from '../memoryStore.ts';
import { readOldFile } from './oldFile.ts';
import { createWorkingCopy, type WorkingCopy } from './workingCopy.ts';

const templates = [aTemplate({ id: '1', name: 'Een' }), aTemplate({ id: '2', name: 'Twee', version: 3 })];

const open = (stored: Record<string, string> = {}) => {
  const store = createMemoryStore(stored);
  return { store, copy: createWorkingCopy({ store, now: fixedNow }) };
};

const named = (id: string, name: string, rest = {}) => ({ id, name, ...rest });
const idsIn = (copy: WorkingCopy, name: FileListName) => copy.read(name)?.records.map(({ id }) => id);
let told = 0;
const changeTo = (noun: ChangeNoun, id: string, kind: ChangeKind): Change => {
  told += 1;
  return { seq: told, at: fixedInstant, by: 'marit', noun, id, kind, fields: [] };
};
const tell = (copy: WorkingCopy, ...changes: readonly Change[]) => copy.follow({ seq: told, changes, missed: false });

test('what was read of the server stands under the specification’s key, and comes back with its time', () => {
  const { store, copy } = open();
  expect(copy.read('emailTemplates')).toBeNull();
  copy.write('emailTemplates', templates);
  expect(JSON.parse(store.getItem('email_templates') ?? '')).toEqual(templates);
  expect(copy.read('emailTemplates')).toEqual({ records: templates, at: fixedInstant, whole: {} });
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

/** Templates, each changed a day later than the previous one. */
const templatesOf = (amount: number, units: number) =>
  Array.from({ length: amount }, (_, index) =>
    aTemplate({ id: `${index}`, updatedAt: `2026-11-0${index + 1}T09:00:00.000Z`, content: 'x'.repeat(units) }),
  );

test('of more than the browser has room for those that were changed last are kept, in their order', () => {
  const store = createLimitedStore({});
  const copy = createWorkingCopy({ store, now: fixedNow });
  store.setRoom(store.used() + 6_500);
  copy.write('emailTemplates', templatesOf(8, 1_000));
  expect(idsIn(copy, 'emailTemplates')).toEqual(['3', '4', '5', '6', '7']);
  // Other data took the room since: no error is thrown, and the stored list stays a copy.
  store.setRoom(store.used() - 5_000);
  copy.write('emailTemplates', templates);
  expect(idsIn(copy, 'emailTemplates')).toEqual(['3', '4', '5', '6', '7']);
});

test('of all lists together what was changed last is kept, the questions before everything, and others find room', () => {
  const store = createLimitedStore({});
  const copy = createWorkingCopy({ store, now: fixedNow });
  copy.write('globalQuestions', [aQuestion({ id: 'q' })]);
  copy.write('emailTemplates', templatesOf(3, 900_000));
  for (const [id, joinDate] of [
    ['older', '2026-11-01T10:00:00.000Z'],
    ['newer', '2026-11-01T11:00:00.000Z'],
    ['newest', '2026-11-09T09:00:00.000Z'],
  ] as const)
    copy.put('clients', aClient({ id, joinDate, notes: 'x'.repeat(900_000), updatedAt: undefined }));
  expect(idsIn(copy, 'globalQuestions')).toEqual(['q']);
  expect(idsIn(copy, 'emailTemplates')).toEqual(['1', '2']);
  expect(idsIn(copy, 'clients')).toEqual(['newer', 'newest']);
  expect(() => store.setItem('fnc_leads', 'x'.repeat(1_000_000))).not.toThrow();
});

test('a record that is too long for its share is not copied, and pushes nothing out', () => {
  const { copy } = open();
  const long = aTemplate({ id: 'long', updatedAt: '2026-11-30T09:00:00.000Z', content: 'x'.repeat(1_100_000) });
  copy.write('emailTemplates', [...templatesOf(4, 900_000), long]);
  expect(idsIn(copy, 'emailTemplates')).toEqual(['0', '1', '2', '3']);
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

test('thousands that were read in parts are all there', () => {
  const { copy } = open();
  for (let from = 0; from < 3_000; from += 100)
    copy.merge(
      'clients',
      Array.from({ length: 100 }, (_, index) => named(`${from + index}`, 'Kompas')),
    );
  expect(idsIn(copy, 'clients')).toHaveLength(3_000);
});

test('of a record of which all was read it is known when, and a list that is read later makes that no newer', () => {
  const store = createMemoryStore();
  let at = fixedInstant;
  const copy = createWorkingCopy({ store, now: () => at });
  copy.put('clients', named('1', 'Een', { answers: [] }));
  at = '2026-11-26T10:00:00.000Z';
  copy.merge('clients', [named('1', 'Eén'), named('2', 'Twee')]);
  expect(copy.read('clients')).toEqual({
    records: [
      { id: '1', name: 'Eén', answers: [] },
      { id: '2', name: 'Twee' },
    ],
    at,
    whole: { 1: fixedInstant },
  });
});

test('records stay the same objects while nothing changes, also where another tab writes', () => {
  const { store, copy } = open();
  const other = createWorkingCopy({ store, now: fixedNow });
  copy.merge('clients', [named('1', 'Een')]);
  expect(copy.read('clients')?.records).toBe(copy.read('clients')?.records);
  other.merge('clients', [named('2', 'Twee')]);
  expect(idsIn(copy, 'clients')).toEqual(['1', '2']);
});

test('what was removed goes from the copy, and what an older version left is not touched by it', () => {
  const { store, copy } = open({ global_questions: '[{"id":"1"}]' });
  copy.merge('clients', [{ id: '1' }, { id: '2' }]);
  copy.drop('clients', '1');
  copy.drop('globalQuestions', '1');
  expect(idsIn(copy, 'clients')).toEqual(['2']);
  expect(store.getItem('global_questions')).toBe('[{"id":"1"}]');
});

test('a record that goes from the copy makes the others no newer', () => {
  const store = createMemoryStore();
  let at = fixedInstant;
  const copy = createWorkingCopy({ store, now: () => at });
  copy.merge('clients', [{ id: '1' }, { id: '2' }]);
  at = '2026-11-26T10:00:00.000Z';
  copy.drop('clients', '1');
  expect(copy.read('clients')?.at).toBe(fixedInstant);
});

/** A browser with loaded lists, opened again. */
function openAgain() {
  const { store, copy } = open();
  tell(copy);
  for (const name of ['clients', 'emailCampaigns', 'emailTemplates'] as const)
    copy.merge(name, [{ id: '1' }, { id: '2' }]);
  return { store, copy: createWorkingCopy({ store, now: fixedNow }) };
}

describe('what the server tells', () => {
  test('of what was removed while the browser was closed nothing stays, and it is known how far that was told', () => {
    const { copy } = openAgain();
    expect(copy.seq()).toBe(told);
    tell(
      copy,
      changeTo('client', '1', 'removed'),
      changeTo('campaign', '2', 'removed'),
      changeTo('template', '1', 'removed'),
      changeTo('client', '2', 'changed'),
      changeTo('answer', '2', 'removed'),
    );
    expect(idsIn(copy, 'clients')).toEqual(['2']);
    expect(idsIn(copy, 'emailCampaigns')).toEqual(['1']);
    expect(idsIn(copy, 'emailTemplates')).toEqual(['2']);
    expect(copy.seq()).toBe(told);
  });

  test('what was removed and brought back stays', () => {
    const { copy } = openAgain();
    tell(copy, changeTo('client', '1', 'removed'), changeTo('client', '1', 'restored'));
    expect(idsIn(copy, 'clients')).toEqual(['1', '2']);
  });

  test('an answer that was on its way when something was removed does not bring it back, and bringing it back does', () => {
    const { copy } = openAgain();
    tell(copy, changeTo('client', '1', 'removed'));
    copy.merge('clients', [{ id: '1' }]);
    copy.put('clients', { id: '1' });
    expect(idsIn(copy, 'clients')).toEqual(['2']);
    copy.drop('emailTemplates', '1');
    copy.write('emailTemplates', [{ id: '1' }, { id: '2' }]);
    expect(idsIn(copy, 'emailTemplates')).toEqual(['2']);
    tell(copy, changeTo('client', '1', 'restored'));
    copy.merge('clients', [{ id: '1' }]);
    expect(idsIn(copy, 'clients')).toEqual(['2', '1']);
  });

  test.each([
    ['more was changed than is told', { changes: [], missed: true }],
    ['everything was changed at once', { changes: [changeTo('file', 'import', 'changed')], missed: false }],
  ])('where %s nothing is known to be there any more', (_name, event) => {
    const { copy } = openAgain();
    copy.follow({ seq: told + 1, ...event });
    expect([copy.read('clients'), copy.read('emailTemplates'), copy.seq()]).toEqual([null, null, told + 1]);
  });

  test('of a copy that nobody knows how old it is only what was read during this visit stays', () => {
    const { store } = open();
    createWorkingCopy({ store, now: fixedNow }).merge('clients', [{ id: '1' }, { id: '2' }]);
    const copy = createWorkingCopy({ store, now: fixedNow });
    copy.merge('clients', [{ id: '2' }]);
    tell(copy);
    expect(idsIn(copy, 'clients')).toEqual(['2']);
  });

  test('what an older version left stays, whatever is told', () => {
    const left = JSON.stringify([aTemplate({ id: '1' })]);
    const { store, copy } = open({ email_templates: left });
    tell(copy, changeTo('template', '1', 'removed'));
    copy.follow({ seq: told, changes: [], missed: true });
    expect(store.getItem('email_templates')).toBe(left);
  });
});

test('what stands there has the keys and the shapes of the specification', () => {
  const { store, copy } = open();
  const { reports: _reports, questions: _questions, answers: _answers, ...listed } = aClient({ id: '2' });
  const client = aClient({
    id: '1',
    questions: [aQuestion({ id: 'q' })],
    answers: [{ questionId: 'q', value: 'Paphos' }],
  });
  copy.merge('clients', [listed]);
  copy.put('clients', client);
  copy.write('globalQuestions', [aQuestion({ id: 'q' })]);
  copy.write('emailCampaigns', [aCampaign({ id: '1' })]);
  copy.write('emailTemplates', templates);
  const readBack = (key: string, schema: z.ZodMiniType) => z.array(schema).parse(JSON.parse(store.getItem(key) ?? ''));
  expect(readBack('clients', clientSchema)).toEqual([{ ...listed, reports: [], questions: [], answers: [] }, client]);
  expect(readBack('clients', storedClientSchema)).toMatchObject([{ id: '2' }, { id: '1', answers: client.answers }]);
  expect(readBack('global_questions', questionSchema)).toEqual([aQuestion({ id: 'q' })]);
  expect(readBack('email_campaigns', campaignSchema)).toEqual([aCampaign({ id: '1' })]);
  expect(readBack('email_templates', emailTemplateSchema)).toEqual(templates);
});

test('who was signed in is known at the next visit, and goes with the copy', () => {
  const { store, copy } = open();
  const keeping = createCopyKeeping(store);
  expect(keeping.user()).toBeNull();
  const user = { username: 'marit', name: 'Marit Koersman', role: 'admin', mustChangePassword: false } as const;
  keeping.enter(user);
  copy.write('emailTemplates', templates);
  copy.follow({ seq: 7, changes: [], missed: true });
  expect([createCopyKeeping(store).user(), copy.seq()]).toEqual([user, 7]);
  keeping.leave();
  expect([keeping.user(), store.getItem(workingCopyKey)]).toEqual([null, null]);
});
