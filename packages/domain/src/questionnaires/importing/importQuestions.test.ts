import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCsv } from '../../csv/parseCsv.ts';
import { type ColumnMapping, mapColumns } from './importColumns.ts';
import { type ImportTarget, type ImportSettings, questionsAfterImport } from './importQuestions.ts';
import { planQuestionImport } from '../../testing/planQuestionImport.ts';
import type { Question } from '../question.ts';

const question = (changes: Partial<Question> = {}): Question => ({
  section: 'Dagen',
  id: 'd1',
  text: 'Waar woon je?',
  type: 'text',
  required: false,
  options: [],
  ...changes,
});

/** The plan of a file; the header is its first row. */
function plan(
  text: string,
  settings: Partial<ImportSettings> = {},
  { existing = [], ...others }: Partial<ImportTarget> = {},
) {
  const [header, ...rows] = parseCsv(text).rows;
  const mapping: ColumnMapping = mapColumns(header?.cells ?? []);
  return planQuestionImport(
    rows,
    { mapping, mode: 'append', updateExisting: true, ...settings },
    { existing, ...others },
  );
}

const head = 'Sectie;ID;Vraag;Type;Verplicht;Opties\n';
/** The one row of a file. */
const rowOf = (cells: string, target: Partial<ImportTarget> = {}, settings: Partial<ImportSettings> = {}) => {
  const [row] = plan(`${head}${cells}`, settings, target).rows;
  if (row === undefined) throw new Error('There is no row');
  return row;
};
const codes = (row: { remarks: readonly { code: string }[] }) => row.remarks.map(({ code }) => code);

describe('one row of a file with questions', () => {
  test.each([
    // what                                 cells                               type        remark
    ['every valid type', 'A;a;Vraag;textarea;nee;', 'textarea', []],
    ['capitals and spaces do not matter', 'A;a;Vraag; Number ;nee;', 'number', []],
    ['checkbox without options is a single box', 'A;a;Vraag;checkbox;nee;', 'checkbox', []],
    ['unknown becomes text', 'A;a;Vraag;tekstvak;nee;', 'text', ['type_unknown']],
    ['no type is text', 'A;a;Vraag;;nee;', 'text', []],
    ['select with options', 'A;a;Vraag;select;nee;x|y', 'select', []],
    ['select without options becomes text', 'A;a;Vraag;select;nee;', 'text', ['options_missing']],
    ['radio with only pipes becomes text', 'A;a;Vraag;radio;nee; | | ', 'text', ['options_missing']],
  ])('type: %s', (_name, cells, type, remarks) => {
    const row = rowOf(cells);
    expect(row.question?.type).toBe(type);
    expect(codes(row)).toEqual(remarks);
  });

  test.each([
    ['true', true, []],
    ['yes', true, []],
    ['ja', true, []],
    ['1', true, []],
    [' JA ', true, []],
    ['nee', false, []],
    ['No', false, []],
    ['0', false, []],
    ['', false, []],
    ['WAAR', false, ['required_unknown']],
    ['x', false, ['required_unknown']],
  ])('required: %j is %s', (cell, required, remarks) => {
    const row = rowOf(`A;a;Vraag;text;${cell};`);
    expect(row.question?.required).toBe(required);
    expect(codes(row)).toEqual(remarks);
  });

  test('options are parted by pipes, trimmed, without empty ones, each once', () => {
    const row = rowOf('A;a;Vraag;select;nee; ja | nee || ja |deels');
    expect(row.question?.options).toEqual(['ja', 'nee', 'deels']);
    expect(row.remarks).toEqual([{ code: 'options_repeated', count: 1 }]);
  });

  test.each([
    ['no section', ';a;Vraag;text;nee;', { section: 'General' }, ['section_missing']],
    ['no id: the number of the row', 'A;;Vraag;text;nee;', { id: 'question_1' }, []],
    ['no text', 'A;a;;text;nee;', { text: 'Untitled Question' }, ['text_missing']],
    ['a row that ends early', 'A;a;Vraag', { type: 'text', required: false, options: [] }, []],
    ['more cells than columns', 'A;a;Vraag;text;nee;;over;nog', {}, ['cells_extra']],
    ['empty cells behind the last column', 'A;a;Vraag;text;nee;;;', {}, []],
    ['spaces around every cell', ' A ; a ; Vraag ; text ; nee ;', { section: 'A', id: 'a', text: 'Vraag' }, []],
    ['a formula that an export made harmless', "A;a;'=1+1?;text;nee;", { text: '=1+1?' }, []],
  ])('%s', (_name, cells, values, remarks) => {
    const row = rowOf(cells);
    expect(row.question).toMatchObject(values);
    expect(codes(row)).toEqual(remarks);
    expect(row.outcome).toBe('added');
  });

  test.each([
    ['fewer than two cells', 'Vergaderingen', 'row_too_short'],
    ['nothing in any cell', ';;;;;', 'row_empty'],
  ])('%s: passed over', (_name, cells, code) => {
    expect(rowOf(cells)).toMatchObject({ question: null, outcome: 'skipped', remarks: [{ code }] });
  });

  test('an open quote is told where it begins', () => {
    const { rows } = plan(`${head}A;a;Een;text;nee;\nA;b;"Twee;text;nee;\nA;c;Drie;text;nee;\n`);
    expect(rows.map(({ line, remarks }) => [line, remarks.map(({ code }) => code)])).toEqual([
      [2, []],
      [3, ['quote_open']],
    ]);
  });

  test('one that opens in the first cell is told as such too, and not as a row that is too short', () => {
    const { rows } = plan(`${head}A;a;Een;text;nee;\n"A;b;Twee;text;nee;\nA;c;Drie;text;nee;\n`);
    expect(rows.map(({ line, outcome, remarks }) => [line, outcome, remarks])).toEqual([
      [2, 'added', []],
      [3, 'skipped', [{ code: 'quote_open' }]],
    ]);
  });
});

describe('ids', () => {
  test('a repeated one gets a remark and a fresh id, which no other row names', () => {
    const { rows } = plan(`${head}A;a;Een;;;\nA;a;Twee;;;\nA;a_2;Drie;;;\nA;a;Vier;;;\n`);
    expect(rows.map((row) => row.question?.id)).toEqual(['a', 'a_3', 'a_2', 'a_4']);
    expect(rows[1]?.remarks).toEqual([{ code: 'id_repeated', id: 'a', line: 2, newId: 'a_3' }]);
  });

  test('a row without one never takes an id that is named or exists', () => {
    const { rows } = plan(
      `${head}A;;Een;;;\nA;;Twee;;;\nA;question_1;Drie;;;\n`,
      {},
      {
        existing: [question({ id: 'question_2' })],
      },
    );
    expect(rows.map((row) => row.question?.id)).toEqual(['question_1_2', 'question_2_2', 'question_1']);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['added', 'added', 'added']);
  });

  test('a row without one never takes an id under which something else is known; what the file names stays', () => {
    const taken = new Set(['question_1', 'question_2_2', 'b', 'a_2']);
    const { rows } = plan(`${head}A;;Een;;;\nA;;Twee;;;\nA;b;Drie;;;\nA;a;Vier;;;\nA;a;Vijf;;;\n`, {}, { taken });
    expect(rows.map((row) => row.question?.id)).toEqual(['question_1_2', 'question_2', 'b', 'a', 'a_3']);
  });

  test('are all different, whatever the file names, and the first row that names one keeps it', () => {
    const cell = fc.constantFrom('', 'a', 'b', 'a_2', 'question_1', 'question_2', 'question_1_2');
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 12 }), (named) => {
        const { rows } = plan(`${head}${named.map((id, row) => `A;${id};Vraag ${row};;;\n`).join('')}`);
        const ids = rows.map((row) => row.question?.id);
        expect(new Set(ids).size).toBe(named.length);
        const asNamed = [...new Set(named)].filter((id) => id !== '');
        expect(asNamed.map((id) => ids.indexOf(id))).toEqual(asNamed.map((id) => named.indexOf(id)));
      }),
      { numRuns: 300 },
    );
  });

  test('thousands of the same are still told apart', () => {
    const { rows } = plan(`${head}${'A;a;Vraag;;;\n'.repeat(20_000)}`);
    expect(new Set(rows.map((row) => row.question?.id)).size).toBe(20_000);
  });
});

describe('questions that exist', () => {
  const existing = [question(), question({ id: 'd2', text: 'Hoeveel nachten?', type: 'select', options: ['0', '1'] })];

  test('are changed by a row with their id, and it is told what changes', () => {
    const row = rowOf('Dagen;d2;Hoeveel nachten?;select;ja;0|1|2', { existing });
    expect(row).toMatchObject({ outcome: 'changed', remarks: [{ code: 'updates', columns: ['required', 'options'] }] });
  });

  test('that are so already stay as they are, without a remark', () => {
    const { rows, totals } = plan(`${head}Dagen;d1;Waar woon je?;text;nee;\n`, {}, { existing });
    expect(rows[0]).toMatchObject({ outcome: 'unchanged', remarks: [] });
    expect(totals).toMatchObject({ unchanged: 1, changed: 0, added: 0 });
  });

  test('keep what the file does not hold', () => {
    const { rows } = plan('ID;Vraag\nd2;Hoeveel nachten in Nederland?', {}, { existing });
    expect(rows[0]?.question).toEqual({ ...existing[1], text: 'Hoeveel nachten in Nederland?' });
  });

  test('keep what no column is about', () => {
    const known = { ...question(), sample: true, hint: 'of a later version' };
    const row = rowOf('Dagen;d1;Anders;text;nee;', { existing: [known] });
    expect(row.question).toEqual({ ...known, text: 'Anders' });
  });

  test('keep their text, section and type where the cell is empty', () => {
    const row = rowOf(';d2;;;nee;0|1', { existing });
    expect(row).toMatchObject({ question: existing[1], outcome: 'unchanged' });
  });

  test('are left alone when that is chosen: the row gets another id', () => {
    const row = rowOf('Dagen;d1;Anders;text;nee;', { existing }, { updateExisting: false });
    expect(row).toMatchObject({ outcome: 'added', question: { id: 'd1_2' } });
    expect(row.remarks).toEqual([{ code: 'id_exists', id: 'd1', newId: 'd1_2' }]);
  });

  test('of everybody: for one client the row takes their place, or gets another id', () => {
    const everybody = [question({ id: 'g1' })];
    expect(rowOf('A;g1;Anders;text;nee;', { everybody })).toMatchObject({
      outcome: 'added',
      question: { id: 'g1' },
      remarks: [{ code: 'replaces_global', id: 'g1' }],
    });
    expect(rowOf('A;g1;Anders;text;nee;', { everybody }, { updateExisting: false }).question?.id).toBe('g1_2');
  });

  test('added to: those that change stay in their place, new ones follow', () => {
    const { rows } = plan(`${head}A;n1;Nieuw;text;nee;\nDagen;d1;Anders;text;nee;\n`, {}, { existing });
    expect(questionsAfterImport(existing, rows, 'append').map(({ id, text }) => [id, text])).toEqual([
      ['d1', 'Anders'],
      ['d2', 'Hoeveel nachten?'],
      ['n1', 'Nieuw'],
    ]);
  });

  test('replaced: only those of the file are left, in its order, and it is told how many go', () => {
    const { rows, totals } = plan(
      `${head}A;n1;Nieuw;text;nee;\nDagen;d1;Anders;text;nee;\n`,
      { mode: 'replace' },
      {
        existing,
      },
    );
    expect(totals).toMatchObject({ added: 1, changed: 1, removed: 1 });
    expect(questionsAfterImport(existing, rows, 'replace').map(({ id }) => id)).toEqual(['n1', 'd1']);
  });
});

describe('a question whose text exists', () => {
  const exists = {
    outcome: 'skipped',
    question: null,
    skippedText: 'Waar woon je?',
    remarks: [{ code: 'text_exists', id: 'd1' }],
  };

  test.each([
    ['without an id', `${head}Dagen;;Waar woon je?;text;nee;`],
    ['with an id that is new', `${head}Dagen;d9;Waar woon je?;text;nee;`],
    ['written otherwise', `${head} DAGEN ;; waar  woon je? ;number;ja;`],
    ['in a file without sections', 'Vraag;Type\nWaar woon je?;text'],
  ])('%s: it is told, and not added again', (_name, text) => {
    const existing = [question()];
    const { rows, totals, problem } = plan(text, {}, { existing });
    expect(rows).toMatchObject([{ ...exists, skippedText: expect.stringMatching(/^waar\s+woon je\?$/i) as string }]);
    expect([totals.added, totals.skipped, problem]).toEqual([0, 1, null]);
    expect(questionsAfterImport(existing, rows, 'append')).toEqual(existing);
  });

  test('among the questions for everybody it is not added to a client’s own', () => {
    const { rows } = plan(`${head}Dagen;;Waar woon je?;text;nee;`, {}, { everybody: [question()] });
    expect(rows).toMatchObject([exists]);
    expect(questionsAfterImport([], rows, 'append')).toEqual([]);
  });

  test.each([
    ['in another section', `${head}Wonen;;Waar woon je?;text;nee;`, {}],
    ['when the file replaces all questions', `${head}Dagen;;Waar woon je?;text;nee;`, { mode: 'replace' }],
    ['when its id is to become a new question', `${head}Dagen;d1;Waar woon je?;text;nee;`, { updateExisting: false }],
  ] as const)('%s: it is added', (_name, text, settings) => {
    expect(plan(text, settings, { existing: [question()] }).totals.added).toBe(1);
  });
});

describe('a question whose text is on an earlier line', () => {
  test('is told, and added once, also when the file replaces all questions', () => {
    const row = 'Dagen;;Waar woon je?;text;nee;';
    for (const mode of ['append', 'replace'] as const) {
      const { rows, totals } = plan(`${head}${row}\nA;;Iets;text;nee;\n dagen;; waar  woon je?;number;ja;`, { mode });
      expect(rows.map(({ outcome }) => outcome)).toEqual(['added', 'added', 'skipped']);
      expect(rows[2]).toMatchObject({ question: null, remarks: [{ code: 'text_repeated', line: 2 }] });
      expect(totals).toMatchObject({ added: 2, skipped: 1 });
    }
  });

  test.each([
    ['in another section', 'A;;Waar woon je?;text;nee;', 'B;;Waar woon je?;text;nee;', []],
    ['with an id of its own', 'A;a;Waar woon je?;text;nee;', 'A;b;Waar woon je?;text;nee;', []],
    ['without a text', 'A;;;text;nee;', 'A;;;text;nee;', ['text_missing']],
  ])('%s: it is added', (_name, one, other, remarks) => {
    const { rows } = plan(`${head}${one}\n${other}`);
    expect(rows.map((row) => codes(row))).toEqual([remarks, remarks]);
  });
});

describe('a whole file', () => {
  test('without a text column cannot be imported; pointing one out helps', () => {
    const text = 'Rubriek;Wat we willen weten\nA;Waar woon je?\n';
    expect(plan(text)).toMatchObject({ problem: 'csv_no_text_column', rows: [] });
    expect(plan(text, { mapping: ['section', 'text'] })).toMatchObject({ problem: null, totals: { added: 1 } });
  });

  test('of which every row is passed over has no valid questions', () => {
    expect(plan('Vraag\nWaar woon je?\nHoe oud ben je?\n')).toMatchObject({
      problem: 'csv_no_questions',
      totals: { rows: 2, skipped: 2 },
    });
  });

  test('counts its rows, each once', () => {
    const { totals } = plan(
      `${head}A;a;Een;text;nee;\nA;b;Twee;tekstvak;nee;\nAlleen\nDagen;d1;Anders;vak;nee;\n`,
      {},
      { existing: [question()] },
    );
    expect(totals).toEqual({ rows: 4, added: 2, changed: 1, unchanged: 0, skipped: 1, warnings: 2, removed: 0 });
  });
});
