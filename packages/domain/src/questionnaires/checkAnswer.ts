import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { isTypedDay } from '../shared/day.ts';
import { type Language, regions } from '../shared/language.ts';
import { parseDay } from '../shared/parseDay.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { emailSchema, optionalLine, optionalParagraphs } from '../shared/textSchemas.ts';
import type { Answer } from './answer.ts';
import { parseNumber } from './parseNumber.ts';
import type { Question, QuestionType } from './question.ts';

type CheckedQuestion = Pick<Question, 'type' | 'options'>;
type Check = Result<string, ErrorCode>;

/** Characters (UTF-16 units) of one answer. */
export const maximumAnswerLength = 20_000;
const line = optionalLine(maximumAnswerLength, 'text_too_long');
const paragraphs = optionalParagraphs(maximumAnswerLength, 'text_too_long');

const yes = new Set(['true', 'ja', 'yes', '1', 'on']);
const no = new Set(['false', 'nee', 'no', '0', 'off']);

const orFail = (value: string | null, code: ErrorCode): Check => (value === null ? fail(code) : ok(value));

const checkText = (schema: typeof line, value: string): Check => {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? ok(parsed.data ?? '') : fail('text_too_long');
};

/** The option as it is written in the question, whatever the capitals of the answer. */
function findOption(options: readonly string[], value: string): string | null {
  const wanted = value.trim();
  if (options.includes(wanted)) return wanted;
  return options.find((option) => option.trim().toLowerCase() === wanted.toLowerCase()) ?? null;
}

function checkTicks(options: readonly string[], value: string): Check {
  if (options.length === 0) {
    const word = value.trim().toLowerCase();
    return yes.has(word) ? ok('true') : orFail(no.has(word) ? '' : null, 'answer_not_an_option');
  }
  const parts = value.split('|').filter((part) => part.trim() !== '');
  const chosen = new Set(parts.map((part) => findOption(options, part)));
  return chosen.has(null) ? fail('answer_not_an_option') : ok(options.filter((option) => chosen.has(option)).join('|'));
}

function checkEmail(value: string): Check {
  const parsed = z.safeParse(emailSchema, value);
  return parsed.success ? ok(parsed.data) : fail('email_invalid');
}

/** One of the options; a question that has none takes any line. */
const checkChoice = (value: string, options: readonly string[]): Check =>
  options.length === 0 ? checkText(line, value) : orFail(findOption(options, value), 'answer_not_an_option');

const checks: Record<QuestionType, (value: string, options: readonly string[]) => Check> = {
  text: (value) => checkText(line, value),
  textarea: (value) => checkText(paragraphs, value),
  select: checkChoice,
  radio: checkChoice,
  number: (value) => orFail(parseNumber(value), 'answer_not_a_number'),
  email: checkEmail,
  date(value) {
    const day = parseDay(value);
    return orFail(day !== null && isTypedDay(day) ? day : null, 'answer_not_a_date');
  },
  checkbox: (value, options) => checkTicks(options, value),
};

/**
 * Whether this can be the answer to that question, and how it is stored (see `Answer`): a number with a point, a date as
 * `2025-12-31`, an option as the question writes it, chosen options joined by `|` in the question's order, a single
 * checkbox `true`. Nothing is an answer that can always be stored: that a question is required counts in the progress.
 *
 * @param value as typed; what was stored before passes as it is
 */
export function checkAnswer({ type, options }: CheckedQuestion, value: string): Check {
  return value.trim() === '' ? ok('') : checks[type](value, options);
}

const numberInWords = (value: string, language: Language): string =>
  Number.isFinite(Number(value))
    ? new Intl.NumberFormat(regions[language], { maximumFractionDigits: 20 }).format(Number(value))
    : value;

const dateInWords = (value: string, language: Language): string =>
  parseDay(value) === value
    ? new Intl.DateTimeFormat(regions[language], { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(value))
    : value;

const yesLabels: Record<Language, string> = { nl: 'Ja', en: 'Yes' };

/**
 * A stored answer for a reader: `1.250,5`, `31 december 2025`, chosen options with commas between, `Ja` for a single
 * checkbox. Empty when there is none; what is not of its type any more is shown as it was stored.
 */
export function answerText(
  { type, options }: CheckedQuestion,
  answer: Pick<Answer, 'value'> | null | undefined,
  language: Language,
): string {
  const value = answer?.value ?? '';
  if (value.trim() === '') return '';
  if (type === 'number') return numberInWords(value, language);
  if (type === 'date') return dateInWords(value, language);
  if (type !== 'checkbox') return value;
  if (options.length === 0 && value === 'true') return yesLabels[language];
  return value.split('|').join(', ');
}
