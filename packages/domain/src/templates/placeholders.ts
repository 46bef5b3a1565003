import type { Lead } from '../leads/lead.ts';
import { professionLabel } from '../leads/leadVocabulary.ts';
import { escapeHtml } from '../mail/escapeHtml.ts';
import { elementRanges } from '../mail/html/htmlTokens.ts';
import type { Language } from '../shared/language.ts';

/** Values per recipient, in the order in which the editor offers them. */
export const placeholderNames = ['firstName', 'name', 'profession'] as const;
export type PlaceholderName = (typeof placeholderNames)[number];

/** Plain text; empty when the lead has no value. */
export type PlaceholderValues = Readonly<Record<PlaceholderName, string>>;

/** One `{name}` or `{name|fallback}` in a text, or a misspelled one. */
export interface Placeholder {
  /** Its source, including braces. */
  readonly raw: string;
  readonly name: string;
  /** The text for a lead without this value; `null` when the template has none. */
  readonly fallback: string | null;
  /** Its position in the text, in UTF-16 units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** `false`: it cannot be filled in, so the mail must not be sent. */
  readonly known: boolean;
}

const isKnown = (name: string): name is PlaceholderName => (placeholderNames as readonly string[]).includes(name);

/** Every run of braces with its content. Runs in linear time. */
const bracePairs = /(\{+)([^{}]*)(\}*)/g;

/** Text that looks like a field name: `first_name`, `voornaam`, `contact.name`, `first name`. */
const nameLike = /^\p{L}[\p{L}\p{M}\p{N}_. -]{0,39}$/u;

/** Turns the white space entities of HTML into spaces. */
const withSpaces = (text: string) => text.replace(/&nbsp;|&#160;|&#xa0;/gi, ' ');
const withoutTags = (html: string) => html.replace(/<[^<>]*>/g, '');

/** The field name at the start of a text, as written: `firstName`, `FIRST_NAME`. */
const fieldAtStart = (text: string): string | undefined => {
  const word = /^[\p{L}_]+/u.exec(text)?.[0];
  const bare = word?.replaceAll('_', '').toLowerCase();
  return placeholderNames.some((name) => name.toLowerCase() === bare) ? word : undefined;
};

/** The fallback in the notation of another product: `daar` in `{firstName: daar}`. */
const otherFallback = (rest: string): string | null => /^[\s:,;=|]+(.+)$/s.exec(rest)?.[1]?.trim() ?? null;

/**
 * Classifies a run of braces. One pair around a known name is a field; white space in it is ignored. Anything else that
 * looks like a name or starts with a field is an unknown placeholder, so that no mail is sent with the greeting
 * `{Esmee}` or `{first_name}`. The rest is text: JSON starts with a quote, and CSS has a colon after a word that is
 * not a field.
 */
function placeholderOf(match: RegExpMatchArray): Placeholder | null {
  const [raw, opened = '', inside = '', closed = ''] = match;
  const start = match.index ?? 0;
  const bar = inside.indexOf('|');
  const written = withSpaces(bar === -1 ? inside : inside.slice(0, bar)).trim();
  const fallback = bar === -1 ? null : inside.slice(bar + 1).trim();
  const whole = { raw, start, end: start + raw.length };
  if (opened === '{' && closed === '}' && isKnown(written) && fallback?.includes('|') !== true) {
    return { ...whole, name: written, fallback, known: true };
  }
  const name = withoutTags(written).trim();
  if (closed !== '' && nameLike.test(name)) return { ...whole, name, fallback, known: false };
  const field = fieldAtStart(name);
  if (field === undefined) return null;
  if (closed !== '') {
    return { ...whole, name: field, fallback: fallback ?? otherFallback(name.slice(field.length)), known: false };
  }
  // Never closed: the rest of the content is plain text.
  const end = start + raw.indexOf(field) + field.length;
  return { raw: raw.slice(0, end - start), name: field, fallback: null, start, end, known: false };
}

/**
 * Every placeholder of a subject or an HTML text, in order. Braces inside `<style>` are CSS and ignored. Literal
 * braces can be written as `&#123;` and `&#125;`. Runs in time linear in the length of any input.
 */
export function parsePlaceholders(text: string): readonly Placeholder[] {
  const styles = elementRanges(text, 'style');
  let next = 0;
  return [...text.matchAll(bracePairs)].flatMap((match) => {
    while ((styles[next]?.end ?? Infinity) <= match.index) next += 1;
    return match.index >= (styles[next]?.start ?? Infinity) ? [] : (placeholderOf(match) ?? []);
  });
}

/** Placeholders that cannot be filled in. A text with any of them must not be sent. */
export const unknownPlaceholders = (text: string): readonly Placeholder[] =>
  parsePlaceholders(text).filter(({ known }) => !known);

/** The names used in a template, without duplicates, in the order of `placeholderNames`. */
export function variablesOf(...texts: readonly string[]): PlaceholderName[] {
  const used = new Set(
    texts.flatMap((text) => parsePlaceholders(text)).flatMap(({ known, name }) => (known ? name : [])),
  );
  return placeholderNames.filter((name) => used.has(name));
}

/** Escapes a value, including its braces, so that neither we nor the server read them as a placeholder. */
const asHtml = (value: string) => escapeHtml(value).replaceAll('{', '&#123;').replaceAll('}', '&#125;');
const asLine = (value: string) =>
  value
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replaceAll('{', '(')
    .replaceAll('}', ')');

/**
 * Fills in every known placeholder in one pass, so placeholders inside values are not filled in. An empty value gives
 * the fallback, or nothing. Unknown placeholders stay unchanged.
 *
 * @param kind `html` escapes the values; `text`, for a subject, keeps them on one line
 */
export function fillPlaceholders(text: string, values: PlaceholderValues, kind: 'html' | 'text'): string {
  let filled = '';
  let from = 0;
  for (const { name, fallback, start, end, known } of parsePlaceholders(text)) {
    if (!known || !isKnown(name)) continue;
    const value = values[name].trim();
    filled += text.slice(from, start);
    filled += value === '' ? (fallback ?? '') : kind === 'html' ? asHtml(value) : asLine(value);
    from = end;
  }
  filled += text.slice(from);
  return kind === 'html' ? filled : filled.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

const firstWord = (text: string) => text.trim().split(/\s+/)[0] ?? '';

/** The values for a lead; the profession by its label in the lead's language. */
export const placeholderValues = ({
  name,
  profession,
  language,
}: Pick<Lead, 'name' | 'profession' | 'language'>): PlaceholderValues => ({
  firstName: firstWord(name),
  name: name.trim(),
  profession: profession === undefined ? '' : professionLabel(profession, language),
});

/** An invented person, for a preview without a lead. */
export const samplePlaceholderValues = (language: Language): PlaceholderValues =>
  placeholderValues({ name: 'Esmee Golfslag', profession: 'kapitein', language });
