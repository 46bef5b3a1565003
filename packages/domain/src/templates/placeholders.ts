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

/** One `{name}` or `{name|fallback}` in a text. */
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

/**
 * `{name}` or `{name|fallback}`. Doubled braces are the habit of other products: they count as one placeholder that is not
 * known, so that nobody is greeted as `{Esmee}`.
 */
const marks = /\{\{([A-Za-z]+)(?:\|([^{}]*))?\}\}|\{([A-Za-z]+)(?:\|([^{}]*))?\}/g;

function placeholderOf(match: RegExpMatchArray): Placeholder | null {
  const [raw, doubled, doubledFallback, single, singleFallback] = match;
  const name = doubled ?? single;
  if (name === undefined) return null;
  const start = match.index ?? 0;
  const fallback = doubledFallback ?? singleFallback ?? null;
  return { raw, name, fallback, start, end: start + raw.length, known: doubled === undefined && isKnown(name) };
}

/**
 * Every placeholder of a subject or an HTML text, in order. Those inside `<style>` are none: its braces are CSS.
 * Takes time in proportion to the length, whatever the text is.
 */
export function parsePlaceholders(text: string): readonly Placeholder[] {
  const styles = elementRanges(text, 'style');
  let next = 0;
  return [...text.matchAll(marks)].flatMap((match) => {
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
