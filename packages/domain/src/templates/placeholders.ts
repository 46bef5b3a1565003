import type { Lead } from '../leads/lead.ts';
import { professionLabel } from '../leads/leadVocabulary.ts';
import { escapeHtml } from '../mail/escapeHtml.ts';
import { elementRanges } from '../mail/html/htmlTokens.ts';
import type { Language } from '../shared/language.ts';

/** What can be filled in for each recipient, in the order in which the editor offers them. */
export const placeholderNames = ['firstName', 'name', 'profession'] as const;
export type PlaceholderName = (typeof placeholderNames)[number];

/** Plain text; empty where a lead has none. */
export type PlaceholderValues = Readonly<Record<PlaceholderName, string>>;

/** One `{name}` or `{name|fallback}` in a text, or what was meant to be one. */
export interface Placeholder {
  /** As it stands there, braces included. */
  readonly raw: string;
  readonly name: string;
  /** What stands there for a lead without this value; `null` when the template does not say. */
  readonly fallback: string | null;
  /** Its place in the text, in UTF-16 units; `end` is the first unit after it. */
  readonly start: number;
  readonly end: number;
  /** `false`: nothing can be filled in here, and the mail must not be sent. */
  readonly known: boolean;
}

const isKnown = (name: string): name is PlaceholderName => (placeholderNames as readonly string[]).includes(name);

/** Every run of braces, with what they hold. Each character is looked at once. */
const bracePairs = /(\{+)([^{}]*)(\}*)/g;

/** Text that somebody wrote as the name of a field: `first_name`, `voornaam`, `contact.name`, `first name`. */
const nameLike = /^\p{L}[\p{L}\p{M}\p{N}_. -]{0,39}$/u;

/** White space as an HTML text holds it. */
const withSpaces = (text: string) => text.replace(/&nbsp;|&#160;|&#xa0;/gi, ' ');
const withoutTags = (html: string) => html.replace(/<[^<>]*>/g, '');

/** The field that a text begins with, as it is written there: `firstName`, `FIRST_NAME`. */
const fieldAtStart = (text: string): string | undefined => {
  const word = /^[\p{L}_]+/u.exec(text)?.[0];
  const bare = word?.replaceAll('_', '').toLowerCase();
  return placeholderNames.some((name) => name.toLowerCase() === bare) ? word : undefined;
};

/** What stands behind the field in a form of another product: `: daar` of `{firstName: daar}`. */
const otherFallback = (rest: string): string | null => /^[\s:,;=|]+(.+)$/s.exec(rest)?.[1]?.trim() ?? null;

/**
 * What a run of braces is. One pair around a known name is a field; white space in it says nothing. Anything else that looks like
 * a name, or begins with a field, is one that nothing can be filled in for, so that nobody is greeted as `{Esmee}` or as
 * `{first_name}`. The rest is text: JSON begins with a quote, CSS has a colon behind a word that is no field.
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
  // Never closed: what follows is the rest of the text.
  const end = start + raw.indexOf(field) + field.length;
  return { raw: raw.slice(0, end - start), name: field, fallback: null, start, end, known: false };
}

/**
 * Every placeholder of a subject or an HTML text, in order. Those inside `<style>` are none: its braces are CSS. Braces that are
 * meant to be read can be written as `&#123;` and `&#125;`. Takes time in proportion to the length, whatever the text is.
 */
export function parsePlaceholders(text: string): readonly Placeholder[] {
  const styles = elementRanges(text, 'style');
  let next = 0;
  return [...text.matchAll(bracePairs)].flatMap((match) => {
    while ((styles[next]?.end ?? Infinity) <= match.index) next += 1;
    return match.index >= (styles[next]?.start ?? Infinity) ? [] : (placeholderOf(match) ?? []);
  });
}

/** The ones nothing can be filled in for. A text with any of them must not be sent. */
export const unknownPlaceholders = (text: string): readonly Placeholder[] =>
  parsePlaceholders(text).filter(({ known }) => !known);

/** The names that occur in a template, each once, in the order of `placeholderNames`. */
export function variablesOf(...texts: readonly string[]): PlaceholderName[] {
  const used = new Set(
    texts.flatMap((text) => parsePlaceholders(text)).flatMap(({ known, name }) => (known ? name : [])),
  );
  return placeholderNames.filter((name) => used.has(name));
}

/** Braces of a value are text: written so that nobody, the server included, takes them for a placeholder. */
const asHtml = (value: string) => escapeHtml(value).replaceAll('{', '&#123;').replaceAll('}', '&#125;');
const asLine = (value: string) =>
  value
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replaceAll('{', '(')
    .replaceAll('}', ')');

/**
 * Fills in every known placeholder in one pass: what is filled in is never filled in again. An empty value gives the
 * fallback, or nothing. Unknown placeholders stay as they are.
 *
 * @param kind `html` escapes the values; `text` is for a subject: it keeps them on one line
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

/** What is filled in for a lead; the profession by its label in the lead's language. */
export const placeholderValues = ({
  name,
  profession,
  language,
}: Pick<Lead, 'name' | 'profession' | 'language'>): PlaceholderValues => ({
  firstName: firstWord(name),
  name: name.trim(),
  profession: profession === undefined ? '' : professionLabel(profession, language),
});

/** Somebody who does not exist, for a preview without a lead. */
export const samplePlaceholderValues = (language: Language): PlaceholderValues =>
  placeholderValues({ name: 'Esmee Golfslag', profession: 'kapitein', language });
