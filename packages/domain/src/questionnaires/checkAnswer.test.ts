import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { type Language, languages } from '../shared/language.ts';
import { sampleSections } from '../samples/sampleQuestions.data.ts';
import { anyText } from '../testing/anyText.ts';
import { answerText, checkAnswer } from './checkAnswer.ts';
import { questionTypes, type QuestionType } from './question.ts';

const options = ['Ja, elk jaar', 'Soms', 'Nee'];
const check = (
  type: QuestionType,
  value: string,
  choices: readonly string[] = [],
  text = 'Hoeveel winst?',
  language: Language = 'nl',
) => {
  const checked = checkAnswer({ text, type, options: [...choices] }, value, language);
  return checked.ok ? checked.value : { refused: checked.error };
};
const refused = (code: ErrorCode) => ({ refused: code });

describe('a number', () => {
  test.each([
    // typed        → stored
    ['1250', '1250'],
    ['1250,50', '1250.50'],
    ['1250.50', '1250.50'],
    ['1.250,50', '1250.50'],
    ['1,250.50', '1250.50'],
    ['1.250', '1250'],
    ['1.250.000', '1250000'],
    ['1.250.000,5', '1250000.5'],
    ['1 250,5', '1250.5'],
    ['1\u00A0250', '1250'],
    ["1'250", '1250'],
    ['€ 58.000', '58000'],
    ['€1.250,-', '1250'],
    ['eur 12', '12'],
    ['-12,5', '-12.5'],
    ['−12', '-12'],
    ['+7', '7'],
    ['0,125', '0.125'],
    ['12.1250', '12.1250'],
    [',5', '0.5'],
    ['5,', '5'],
    ['007', '007'],
    ['-012345678', '-012345678'],
    ['0', '0'],
    ['01.234', '1.2340'],
  ])('%s is %s', (typed, stored) => {
    expect(check('number', typed)).toBe(stored);
  });

  test.each([
    // typed     → stored in Dutch, in English
    ['3,875', '3.8750', '3875'],
    ['3.875', '3875', '3.8750'],
    ['-1,250', '-1.2500', '-1250'],
    ['€ 58.000', '58000', '58.0000'],
    ['1,250,000', '1250000', '1250000'],
    ['1.250.000', '1250000', '1250000'],
    ['1 250', '1250', '1250'],
    ['12,50', '12.50', '12.50'],
  ])('%s is %s in Dutch and %s in English', (typed, dutch, english) => {
    expect(check('number', typed, [], undefined, 'nl')).toBe(dutch);
    expect(check('number', typed, [], undefined, 'en')).toBe(english);
  });

  test.each(['twaalf', '12 50', '1.2.3', '1,2,3', '1.25,0,1', '12%', '1e6', '--1', '.', ',', '-', '€', '1'.repeat(41)])(
    '%s is none',
    (typed) => {
      expect(check('number', typed)).toEqual(refused('answer_not_a_number'));
    },
  );
});

describe('a count', () => {
  test.each([
    // question                                           typed    stored, or the error
    ['Hoeveel kinderen wonen er bij je?', '2', '2'],
    ['Hoeveel kinderen wonen er bij je?', '0', '0'],
    ['Hoeveel kinderen wonen er bij je?', '2,0', '2.0'],
    ['Hoeveel kinderen wonen er bij je?', '-1', refused('answer_not_a_count')],
    ['Hoeveel FTE medewerkers heb je?', '0,8', '0.8'],
    ['Aantal bedrijven waarin je een belang hebt (in %)', '12,5', '12.5'],
    ['Hoeveel werknemers heb je gemiddeld?', '2,5', '2.5'],
    ['Hoeveel kinderen wonen er bij je?', '1,5', refused('answer_not_a_count')],
    ['Hoeveel kinderen wonen er bij je?', 'twee', refused('answer_not_a_number')],
    ['Aantal minderjarige kinderen', '-1', refused('answer_not_a_count')],
    ['How many children live with you?', '-1', refused('answer_not_a_count')],
    ['Number of employees', '0.5', refused('answer_not_a_count')],
    ['Hoeveel nachten ben je gemiddeld per week in Nederland?', '2,5', '2.5'],
    ['Hoeveel dagen per week werk je?', '2,5', '2.5'],
    ['Hoeveel winst maakte de bv?', '-12,5', '-12.5'],
    ['Hoeveel dividend in het laatste boekjaar?', '12,5', '12.5'],
    ['Hoeveel kost de opvang van je kinderen?', '12,5', '12.5'],
  ])('%s %s', (question, typed, stored) => {
    expect(check('number', typed, [], question)).toEqual(stored);
  });

  test.each(sampleSections.flatMap(({ questions }) => questions))('$text accepts its own samples', (question) => {
    for (const value of question.answers)
      expect(check(question.type, value, question.options, question.text)).toBe(value);
  });
});

describe('a date', () => {
  test.each([
    ['31-12-2025', '2025-12-31'],
    ['1-3-2025', '2025-03-01'],
    ['01/03/2025', '2025-03-01'],
    ['1.3.2025', '2025-03-01'],
    ['2025-12-31', '2025-12-31'],
    ['2025-3-1', '2025-03-01'],
    [' 29-02-2024 ', '2024-02-29'],
    ['12 maart 1975', '1975-03-12'],
    ['12 MRT. 1975', '1975-03-12'],
    ['12  March  1975', '1975-03-12'],
    ['12-mrt-1975', '1975-03-12'],
    ['1e mei 1980', '1980-05-01'],
    ['1st May 1980', '1980-05-01'],
    ['May 1st, 1980', '1980-05-01'],
    ['Oct 3, 1980', '1980-10-03'],
    ['3 okt 1980', '1980-10-03'],
    ['3 sept. 1980', '1980-09-03'],
  ])('%s is %s', (typed, stored) => {
    expect(check('date', typed)).toBe(stored);
  });

  test.each(['31-02-2026', '31 februari 2026', '29-02-2025', '12-31-2025', '00-01-2025', '31-12-0025', '2025-13-01'])(
    '%s does not exist',
    (typed) => {
      expect(check('date', typed)).toEqual(refused('answer_not_a_date'));
    },
  );

  test.each(['31-12', '31-12-25', '1/3-2025', 'morgen', '12 maat 1975', '12 maart 75', 'maart 1975'])(
    '%s is not the form of a date',
    (typed) => {
      expect(check('date', typed)).toEqual(refused('answer_not_a_date'));
    },
  );

  test.each(languages)('each month in words of %s is read as it is shown', (language) => {
    for (let month = 1; month <= 12; month += 1) {
      const value = `2025-${String(month).padStart(2, '0')}-09`;
      expect(check('date', answerText({ text: '', type: 'date', options: [] }, { value }, language))).toBe(value);
    }
  });
});

describe('the other types', () => {
  test.each<[type: QuestionType, choices: readonly string[], typed: string, stored: string | object]>([
    ['text', [], '  Cyprus \n Limassol ', 'Cyprus Limassol'],
    ['text', [], 'x'.repeat(20_001), refused('text_too_long')],
    ['textarea', [], ' een\r\ntwee ', 'een\ntwee'],
    ['textarea', [], 'x'.repeat(20_001), refused('text_too_long')],
    ['email', [], ' jan@example.com ', 'jan@example.com'],
    ['email', [], 'jan@', refused('email_invalid')],
    ['select', options, 'Soms', 'Soms'],
    ['select', options, ' soms ', 'Soms'],
    ['select', options, 'Altijd', refused('answer_not_an_option')],
    ['select', [], 'iets', 'iets'],
    ['radio', options, 'Ja, elk jaar', 'Ja, elk jaar'],
    ['radio', options, 'Ja', refused('answer_not_an_option')],
    ['checkbox', options, 'Nee|Soms', 'Soms|Nee'],
    ['checkbox', options, 'nee||nee', 'Nee'],
    ['checkbox', options, 'Nee|Vaak', refused('answer_not_an_option')],
    ['checkbox', options, '|', ''],
    ['checkbox', [], 'true', 'true'],
    ['checkbox', [], 'Ja', 'true'],
    ['checkbox', [], 'false', ''],
    ['checkbox', [], 'misschien', refused('answer_not_an_option')],
  ])('%s of %j: %j', (type, choices, typed, stored) => {
    expect(check(type, typed, choices)).toEqual(stored);
  });

  test.each(questionTypes)('nothing can always be stored: %s', (type) => {
    expect(check(type, ' ', options)).toBe('');
  });
});

test('what was stored is stored again as it is, whatever the type and the text', () => {
  const numberLike = fc.stringMatching(/^[-€ ]{0,2}[0-9.,' ]{1,12}$/);
  const value = fc.oneof(anyText(), numberLike, fc.constantFrom(...options, 'Soms|Nee', '1-3-2025', 'a@b.nl'));
  const language = fc.constantFrom(...languages);
  const question = fc.record({
    text: fc.constantFrom('Hoeveel kinderen?', 'Hoeveel dagen?', 'Hoeveel winst?'),
    type: fc.constantFrom(...questionTypes),
    options: fc.constantFrom([], options),
  });
  fc.assert(
    fc.property(question, value, language, language, (asked, typed, here, there) => {
      const first = checkAnswer(asked, typed, here);
      expect(first.ok ? checkAnswer(asked, first.value, there) : first).toEqual(first);
    }),
    { numRuns: 2_000 },
  );
});

describe('an answer for a reader', () => {
  test.each<[type: QuestionType, choices: readonly string[], value: string, nl: string, en: string]>([
    ['number', [], '12500.5', '12.500,5', '12,500.5'],
    ['number', [], '2015', '2015', '2015'],
    ['number', [], '1.2340', '1,234', '1.234'],
    ['number', [], '12345678901234567', '12.345.678.901.234.567', '12,345,678,901,234,567'],
    ['number', [], '012345678', '012345678', '012345678'],
    ['number', [], 'veel', 'veel', 'veel'],
    ['date', [], '2025-12-31', '31 december 2025', '31 December 2025'],
    ['date', [], 'ooit', 'ooit', 'ooit'],
    ['checkbox', [], 'true', 'Ja', 'Yes'],
    ['checkbox', options, 'Soms|Nee', 'Soms, Nee', 'Soms, Nee'],
    ['select', options, 'Soms', 'Soms', 'Soms'],
    ['text', [], 'a|b', 'a|b', 'a|b'],
    ['text', [], ' ', '', ''],
  ])('%s of %j: %j', (type, choices, value, nl, en) => {
    const question = { text: 'Wat is het?', type, options: [...choices] };
    expect([answerText(question, { value }, 'nl'), answerText(question, { value }, 'en')]).toEqual([nl, en]);
  });

  test.each(['Wat is je KvK-nummer?', 'Registration number', 'KvK'])('%s has no thousands', (text) => {
    expect(answerText({ text, type: 'number', options: [] }, { value: '12345678' }, 'nl')).toBe('12345678');
  });

  test('a number of things has them', () => {
    const question = { text: 'Number of miles', type: 'number', options: [] } as const;
    expect(answerText({ ...question, options: [] }, { value: '12345' }, 'en')).toBe('12,345');
  });

  test('none is nothing', () => {
    expect(answerText({ text: '', type: 'number', options: [] }, undefined, 'nl')).toBe('');
  });
});
