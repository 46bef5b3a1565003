import {
  createQuestionImport,
  createQuestionReader,
  type OpenImportChannel,
  type Question,
  type QuestionnaireRepository,
  type QuestionScope,
} from '@fnc/domain';
import { ApiError, problemOf } from '@fnc/domain/api';
import {
  aClient,
  createMemoryClientRepository,
  createMemoryFile,
  createMemoryQuestionnaireRepository,
  fixedNow,
} from '@fnc/domain/testing';
import { describe, expect, test } from 'vitest';
import { openEngine } from './importEngine.ts';

/** Reads without a worker. */
const openImportHere: OpenImportChannel = (onAnswer) => {
  let isOpen = true;
  const answer = openEngine((message) => {
    if (isOpen) onAnswer(message);
  });
  return {
    post: (request) => void answer(request),
    close() {
      isOpen = false;
    },
  };
};

const question = (id: string, text: string): Question => ({
  section: 'Wonen',
  id,
  text,
  type: 'text',
  required: false,
  options: [],
});

const file = (text: BlobPart, name = 'vragen.csv') => new File([text], name, { type: 'text/csv' });
const twoRows = 'Sectie;ID;Vraag\r\nWonen;w1;Waar woon je?\r\nWonen;w2;Sinds wanneer?\r\n';

interface World {
  clientId?: string;
  existing?: readonly Question[];
  open?: OpenImportChannel;
}

/** Another import, with the same questionnaires. */
async function importInto(scope: QuestionScope, questionnaires: QuestionnaireRepository) {
  const reader = createQuestionReader(openImportHere);
  const clients = { findById: () => Promise.resolve(null) };
  const questionImport = createQuestionImport({ scope, questionnaires, clients, reader, problemOf });
  await questionImport.open();
  return questionImport;
}

async function world({ clientId, existing = [], open = openImportHere }: World = {}) {
  const server = createMemoryFile(fixedNow, { clients: [aClient({ id: '7', name: 'Kompas', questions: [] })] });
  const kept = createMemoryQuestionnaireRepository(server);
  let away = false;
  const questionnaires: QuestionnaireRepository = {
    ...kept,
    saveQuestions: (...given) =>
      away
        ? Promise.reject(new ApiError({ code: 'cannot_connect', status: 0, message: 'no' }))
        : kept.saveQuestions(...given),
  };
  const clients = createMemoryClientRepository(server);
  const scope = clientId === undefined ? ({ kind: 'global' } as const) : ({ kind: 'client', clientId } as const);
  await questionnaires.saveQuestions(scope, existing);
  const reader = createQuestionReader(open);
  const questionImport = createQuestionImport({ scope, questionnaires, clients, reader, problemOf });
  await questionImport.open();
  const view = () => questionImport.get().view;
  const check = () => {
    const now = view();
    if (now.phase !== 'check') throw new Error(`The import is at ${JSON.stringify(now)}`);
    return now;
  };
  const stored = async () => (await questionnaires.questionsOf(scope))?.questions.map(({ id, text }) => [id, text]);
  return {
    questionImport,
    questionnaires,
    scope,
    view,
    check,
    stored,
    takeAway: (isAway: boolean) => {
      away = isAway;
    },
  };
}

describe('an import', () => {
  test('reads a file, stores what it planned, and takes all of it back', async () => {
    const existing = [question('w1', 'Waar woont u?'), question('w9', 'Blijft')];
    const { questionImport, check, stored, view } = await world({ existing });
    await questionImport.choose(file(twoRows));
    expect(check().check).toMatchObject({
      encoding: 'utf-8',
      delimiter: ';',
      rowCount: 2,
      existingCount: 2,
      totals: { added: 1, changed: 1 },
    });
    expect(await stored()).toHaveLength(2);
    expect(await questionImport.save()).toBe(true);
    expect(await stored()).toEqual([
      ['w1', 'Waar woon je?'],
      ['w9', 'Blijft'],
      ['w2', 'Sinds wanneer?'],
    ]);
    await questionImport.undo();
    expect(view()).toMatchObject({ phase: 'done', done: { undo: 'done' } });
    expect(await stored()).toEqual([
      ['w1', 'Waar woont u?'],
      ['w9', 'Blijft'],
    ]);
  });

  test('of a Dutch Excel file in Windows-1252', async () => {
    const { questionImport, check } = await world();
    const bytes = Uint8Array.from('Vraag;Verplicht\r\nBen je \u00e9\u00e9n keer gehuwd?;ja\r\n', (sign) =>
      sign.charCodeAt(0),
    );
    await questionImport.choose(file(bytes));
    expect(check().check.encoding).toBe('windows-1252');
    expect(check().check.rows[0]?.question).toMatchObject({ text: 'Ben je één keer gehuwd?', required: true });
  });

  test('for one client knows the name, and leaves everybody’s questions alone', async () => {
    const { questionImport, questionnaires, stored } = await world({ clientId: '7' });
    expect(questionImport.get().clientName).toBe('Kompas');
    await questionImport.choose(file(twoRows));
    expect(await questionImport.save()).toBe(true);
    expect(await stored()).toHaveLength(2);
    expect(await questionnaires.questionsOf({ kind: 'global' })).toMatchObject({ questions: [] });
  });

  test('gives no question the answers of another, and hides none from a client', async () => {
    const ownIds = async (scope: QuestionScope) =>
      (await questionnaires.questionsOf(scope))?.questions.map(({ id }) => id);
    const withoutIds = file('Vraag;Type\nEerste;text\nTweede;text\n');
    const { questionImport, questionnaires, scope } = await world({ clientId: '7' });
    await questionImport.choose(withoutIds);
    await questionImport.save();
    expect(await ownIds(scope)).toEqual(['question_1', 'question_2']);
    await questionnaires.saveAnswer('7', 'question_1', 'van vroeger');
    await questionnaires.saveQuestions(scope, []);
    await questionImport.open();
    await questionImport.choose(withoutIds);
    await questionImport.save();
    expect(await ownIds(scope)).toEqual(['question_1_2', 'question_2']);

    const global = { kind: 'global' } as const;
    const forAll = await importInto(global, questionnaires);
    await forAll.choose(withoutIds);
    await forAll.save();
    expect(await ownIds(global)).toEqual(['question_1_3', 'question_2_2']);
    expect((await questionnaires.questionnaireOf('7'))?.questions).toHaveLength(4);
  });

  test('for a client who is not there says so', async () => {
    const { view } = await world({ clientId: 'nobody' });
    expect(view()).toEqual({ phase: 'missing' });
  });

  test.each([
    ['another kind of file', file('x', 'vragen.xlsx'), 'csv_file_required'],
    ['more than 5 MB', file(new Uint8Array(5 * 1024 * 1024 + 1)), 'csv_file_too_large'],
    ['a header alone', file('Vraag;Type\r\n'), 'csv_no_rows'],
    ['a header with an open quote', file('"Vraag;Type\nHoe?;text\n'), 'csv_quote_open'],
    ['no text at all', file(new Uint8Array([80, 75, 3, 4, 0, 0])), 'csv_unreadable'],
  ])('refuses %s', async (_name, given, code) => {
    const { questionImport, view } = await world();
    await questionImport.choose(given);
    expect(view()).toEqual({ phase: 'file', refused: { name: given.name, problem: { code } } });
  });

  test('judges the rows anew when a column becomes something else', async () => {
    const { questionImport, check } = await world();
    await questionImport.choose(file('Rubriek;Wat we willen weten\nWonen;Waar woon je?\n'));
    expect(check().check.problem).toBe('csv_no_text_column');
    expect(await questionImport.save()).toBe(false);
    await questionImport.change({ ...check().check.settings, mapping: ['section', 'text'] });
    expect(check().check).toMatchObject({ problem: null, totals: { added: 1 }, checking: false });
  });

  test('a server that cannot be reached changes nothing: it is said, and can be tried again', async () => {
    const { questionImport, check, stored, takeAway } = await world({ existing: [question('w9', 'Blijft')] });
    await questionImport.choose(file(twoRows));
    takeAway(true);
    expect(await questionImport.save()).toBe(false);
    expect(check()).toMatchObject({ problem: { code: 'cannot_connect' }, saving: false });
    expect(await stored()).toEqual([['w9', 'Blijft']]);
    takeAway(false);
    expect(await questionImport.save()).toBe(true);
  });

  test('never overwrites what another tab changed: it is judged again first', async () => {
    const { questionImport, questionnaires, scope, check, stored } = await world();
    await questionImport.choose(file(twoRows));
    await questionnaires.saveQuestions(scope, [question('w1', 'Van een ander')]);
    expect(await questionImport.save()).toBe(false);
    expect(check().check).toMatchObject({ changedMeanwhile: true, totals: { added: 1, changed: 1 } });
    expect(await stored()).toEqual([['w1', 'Van een ander']]);
    expect(await questionImport.save()).toBe(true);
  });

  test('is not undone over what was changed since', async () => {
    const { questionImport, questionnaires, scope, stored, view } = await world();
    await questionImport.choose(file(twoRows));
    await questionImport.save();
    await questionnaires.saveQuestions(scope, [question('w1', 'Bewerkt')]);
    await questionImport.undo();
    expect(view()).toMatchObject({ phase: 'done', done: { undo: 'stale' } });
    expect(await stored()).toEqual([['w1', 'Bewerkt']]);
  });

  test('that is stopped while it reads never shows what it read', async () => {
    const { questionImport, view } = await world();
    const reading = questionImport.choose(file(twoRows));
    questionImport.restart();
    await Promise.race([reading, Promise.resolve()]);
    await questionImport.choose(file('Vraag;Type\nEen andere;text\n', 'ander.csv'));
    expect(view()).toMatchObject({ phase: 'check', check: { file: { name: 'ander.csv' }, rowCount: 1 } });
  });

  test('without anyone to read says that the file cannot be read', async () => {
    const { questionImport, view } = await world({
      open: (_onAnswer, onLost) => ({ post: () => onLost(), close: () => undefined }),
    });
    await questionImport.choose(file(twoRows));
    expect(view()).toMatchObject({ phase: 'file', refused: { problem: { code: 'csv_unreadable' } } });
  });
});
