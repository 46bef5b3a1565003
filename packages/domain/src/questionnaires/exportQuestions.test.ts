import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCsv } from '../csv/parseCsv.ts';
import { anyText } from '../testing/anyText.ts';
import { exportQuestions, questionExportFileName, questionTemplate } from './exportQuestions.ts';
import { mapColumns } from './importing/importColumns.ts';
import { questionsAfterImport } from './importing/importQuestions.ts';
import { planQuestionImport } from '../testing/planQuestionImport.ts';
import { type Question, questionTypes } from './question.ts';

function importInto(existing: readonly Question[], text: string) {
  const [header, ...rows] = parseCsv(text).rows;
  const mapping = mapColumns(header?.cells ?? []);
  return planQuestionImport(rows, { mapping, mode: 'append', updateExisting: true }, { existing });
}

// Valid stored values: trimmed, non-empty text, distinct options without pipes, and only for types that have options.
const words = fc.oneof(anyText({ maxLength: 12 }), fc.stringMatching(/^['=+@\-;,|" \t\r\na1]{0,8}$/));
const line = words.map((text) => text.trim()).filter((text) => text !== '');
const option = line.map((text) => text.replaceAll('|', '').trim()).filter((text) => text !== '');
const anyQuestion: fc.Arbitrary<Question> = fc
  .record({
    id: line,
    section: line,
    text: line,
    type: fc.constantFrom(...questionTypes),
    required: fc.boolean(),
    options: fc.uniqueArray(option, { maxLength: 4 }),
  })
  .filter(({ type, options }) => options.length > 0 || (type !== 'select' && type !== 'radio'));
const anyQuestions = fc.uniqueArray(anyQuestion, { selector: ({ id }) => id, minLength: 1, maxLength: 8 });

describe('the export of questions', () => {
  test('comes back as it went, ids and all', () => {
    fc.assert(
      fc.property(anyQuestions, (questions) => {
        const { rows, totals } = importInto([], exportQuestions(questions));
        expect(questionsAfterImport([], rows, 'append')).toEqual(questions);
        expect(totals).toMatchObject({ added: questions.length, warnings: 0 });
      }),
      { numRuns: 500 },
    );
  });

  test('imported where it came from changes nothing', () => {
    fc.assert(
      fc.property(anyQuestions, (questions) => {
        const { rows, totals } = importInto(questions, exportQuestions(questions));
        expect(totals.unchanged).toBe(questions.length);
        expect(questionsAfterImport(questions, rows, 'append')).toEqual(questions);
      }),
      { numRuns: 200 },
    );
  });

  test('is what Dutch Excel opens, and no cell runs as a formula', () => {
    const question: Question = {
      section: '=SOM(A1)',
      id: '-1',
      text: 'Welke; en "waarom"?',
      type: 'select',
      required: true,
      options: ['+ja', 'nee'],
    };
    expect(exportQuestions([question])).toBe(
      '\uFEFFSection;ID;Question;Type;Required;Options\r\n' +
        `"'=SOM(A1)";"'-1";"Welke; en ""waarom""?";select;yes;"'+ja|nee"\r\n`,
    );
  });

  test.each([
    ['Kompas Maritiem Advies', 'vragen-kompas-maritiem-advies-2026-11-21.csv'],
    ['Zoë & Zn. B.V.', 'vragen-zoe-zn-b-v-2026-11-21.csv'],
    ['Ω', 'vragen-2026-11-21.csv'],
    [null, 'vragen-2026-11-21.csv'],
  ])('of %j is named %s, after the day in Amsterdam', (client, fileName) => {
    expect(questionExportFileName(client, '2026-11-20T23:30:00.000Z')).toBe(fileName);
  });
});

describe('the template', () => {
  test.each(['nl', 'en'] as const)('%s: imports without a remark, with every type', (language) => {
    const { rows, totals } = importInto([], questionTemplate(language));
    expect(totals).toMatchObject({ added: 8, warnings: 0, skipped: 0 });
    expect(new Set(rows.map((row) => row.question?.type))).toEqual(new Set(questionTypes));
    expect(rows[0]?.question?.required).toBe(true);
  });
});
