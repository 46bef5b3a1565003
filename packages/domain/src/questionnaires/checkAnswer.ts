import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { isTypedDay } from '../shared/time/day.ts';
import { type Language, regions } from '../shared/language.ts';
import { parseDay } from '../shared/time/parseDay.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { emailSchema, optionalLine, optionalParagraphs } from '../shared/schemas/textSchemas.ts';
import type { Answer } from './answer.ts';
import { countsWhole } from './countedThings.ts';
import type { Question, QuestionType } from './question.ts';

/** Longer than any amount or registration number. */
const maximumLength = 40;

const grouped = /^\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+)$/;
const dutch = /^\d{1,3}(?:\.\d{3})+,\d+$/;
const english = /^\d{1,3}(?:,\d{3})+\.\d+$/;
const plain = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
/** Before three digits the other mark is a thousands separator. */
const decimalMarks: Record<Language, string> = { nl: ',', en: '.' };
/** Would be read as thousands the next time, so a zero is appended. */
const likeThousands = /^[1-9]\d{0,2}\.\d{3}$/;

/** Spaces are thousands separators only between groups of three: `1 250`, not `12 50`. */
const withoutSpaces = (text: string) =>
  /^\d{1,3}(?:[\s']\d{3})+(?:[.,]\d+)?$/u.test(text) ? text.replace(/[\s']/gu, '') : text;

function pointed(text: string, language: Language): string | null {
  if (dutch.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (english.test(text)) return text.replaceAll(',', '');
  // 0.125 has no thousands. 3,875 is less than four in Dutch and thousands in English; 3.875 is the other way round.
  const isDecimal = text.startsWith('0') || text.split(decimalMarks[language]).length === 2;
  if (!isDecimal && grouped.test(text)) return text.replace(/[.,]/g, '');
  return plain.test(text) ? text.replace(',', '.') : null;
}

/**
 * Parses a number in Dutch or English notation: `1.250,50`, `1,250.50`, `1250,5`, `1 250`, `€ 1.250,-`. Only a single
 * point or comma before exactly three digits is read by the language: its decimal mark, or a thousands separator.
 *
 * @returns digits with a decimal point (`1250.50`), which parse to the same number; `null` when it is not a number
 */
function parseNumber(typed: string, language: Language): string | null {
  const text = typed
    .trim()
    .replace(/^(?:€|eur)\s*/iu, '')
    .replace(/[.,][-–]{1,2}$/, '');
  const [, sign = '', rest = ''] = /^([-−+]?)\s*(?:€\s*)?(.*)$/su.exec(text) ?? [];
  const digits = rest.length > maximumLength ? null : pointed(withoutSpaces(rest), language);
  if (digits === null) return null;
  const isNegative = sign === '-' || sign === '−';
  const [whole = '', decimals = ''] = digits.split('.');
  // Registration numbers are typed here too: their zeros belong to them.
  if (/^0\d+$/.test(rest)) return `${isNegative ? '-' : ''}${rest}`;
  const number = `${whole.replace(/^0+(?=\d)/, '') || '0'}${decimals === '' ? '' : `.${decimals}`}`;
  const kept = likeThousands.test(number) ? `${number}0` : number;
  return isNegative ? `-${kept}` : kept;
}

type CheckedQuestion = Pick<Question, 'text' | 'type' | 'options'>;
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

/** The option as spelled in the question, matched ignoring case. */
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

/** One of the options; a question without options accepts any line. */
const checkChoice = (value: string, options: readonly string[]): Check =>
  options.length === 0 ? checkText(line, value) : orFail(findOption(options, value), 'answer_not_an_option');

/** A number that can be the answer: a count of what cannot be divided is whole, and never negative. */
function checkNumber(value: string, question: string, language: Language): Check {
  const number = parseNumber(value, language);
  if (number === null) return fail('answer_not_a_number');
  return countsWhole(question) && !/^\d+(?:\.0+)?$/.test(number) ? fail('answer_not_a_count') : ok(number);
}

type CheckOfType = (value: string, options: readonly string[], question: string, language: Language) => Check;

const checks: Record<QuestionType, CheckOfType> = {
  text: (value) => checkText(line, value),
  textarea: (value) => checkText(paragraphs, value),
  select: checkChoice,
  radio: checkChoice,
  number: (value, _options, question, language) => checkNumber(value, question, language),
  email: checkEmail,
  date(value) {
    const day = parseDay(value);
    return orFail(day !== null && isTypedDay(day) ? day : null, 'answer_not_a_date');
  },
  checkbox: (value, options) => checkTicks(options, value),
};

/**
 * Checks an answer against its question and converts it to its stored form (see `Answer`): a number with a decimal
 * point, a date as `2025-12-31`, an option as spelled in the question, chosen options joined by `|` in the question's
 * order, a ticked checkbox `true`. An empty answer is always valid: required questions only affect the progress.
 *
 * @param value    the typed text; a stored value passes unchanged
 * @param language in which numbers are typed and shown
 */
export function checkAnswer({ text, type, options }: CheckedQuestion, value: string, language: Language): Check {
  return value.trim() === '' ? ok('') : checks[type](value, options, text, language);
}

/** Numbers that count nothing: "KvK-nummer", "registration number". */
const isName = /nummer|\bnumber\b(?! of)|\bkvk\b/i;

/**
 * From the text, because a number in JavaScript has fifteen digits. Leading zeros have no thousands, nor has a year or a
 * number that is a name.
 */
const numberInWords = (value: string, question: string, language: Language): string =>
  /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value)
    ? new Intl.NumberFormat(regions[language], {
        maximumFractionDigits: 20,
        useGrouping: isName.test(question) ? false : 'min2',
      }).format(value as `${number}`)
    : value;

const dateInWords = (value: string, language: Language): string =>
  parseDay(value) === value
    ? new Intl.DateTimeFormat(regions[language], { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(value))
    : value;

const yesLabels: Record<Language, string> = { nl: 'Ja', en: 'Yes' };

/**
 * A stored answer for display: `12.500,5`, `31 december 2025`, chosen options separated by commas, `Ja` for a ticked
 * checkbox. Empty when there is none; a value that no longer fits its type is shown as stored.
 */
export function answerText(
  { text, type, options }: CheckedQuestion,
  answer: Pick<Answer, 'value'> | null | undefined,
  language: Language,
): string {
  const value = answer?.value ?? '';
  if (value.trim() === '') return '';
  if (type === 'number') return numberInWords(value, text, language);
  if (type === 'date') return dateInWords(value, language);
  if (type !== 'checkbox') return value;
  if (options.length === 0 && value === 'true') return yesLabels[language];
  return value.split('|').join(', ');
}
