import { entities } from './entities.data.ts';

/** Codes 128 to 159 as in Windows-1252, because old pages used them that way. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Entities that all mail programs accept without a semicolon. */
const withoutSemicolon = new Set(['amp', 'lt', 'gt', 'quot', 'nbsp']);

const reference = /&(?:#(\d+)|#x([\da-f]+)|([a-z][a-z\d]*))(;?)(?=(=?))/gi;

function characterOf(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return windows[code - 0x80] ?? '';
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}

/**
 * Decodes HTML's `&eacute;`, `&#233;` and `&#xE9;`. Unknown names, and ampersands that only look like an entity
 * (`?a=1&copy=2`), are left unchanged.
 */
const decodeEntities = (html: string): string =>
  html.replace(
    reference,
    (
      all,
      decimal: string | undefined,
      hex: string | undefined,
      name: string | undefined,
      end: string,
      next: string,
    ) => {
      if (decimal !== undefined) return characterOf(Number.parseInt(decimal, 10));
      if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
      if (name === undefined || (end === '' && (next === '=' || !withoutSemicolon.has(name)))) return all;
      return entities.get(name) ?? all;
    },
  );

/** An attribute: its decoded value, and the positions of its name and its value in the HTML, without quotes. */
export interface HtmlAttribute {
  readonly nameStart: number;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Position of the first character, and of the one after the last. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** All names are in lower case; the first of duplicate attributes counts. */
interface OpenTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, HtmlAttribute>;
}

export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | ({ readonly kind: 'open' } & OpenTag & Range)
  | ({ readonly kind: 'close'; readonly name: string } & Range)
  /** A whole element whose content is neither HTML nor readable text. */
  | ({ readonly kind: 'unread'; readonly name: string } & Range);

/** Elements whose content is neither HTML nor readable text. */
const unread = new Set(['script', 'style', 'title', 'textarea', 'template', 'noframes', 'xmp', 'iframe']);

const isLetter = (character: string | undefined) => character !== undefined && /[a-z]/i.test(character);
const nameEnd = /[\s/>]/g;
const notSpace = /[^\s/]/g;
const attributeNameEnd = /[\s/>=]/g;
const afterSpace = /\S/g;
const unquotedEnd = /[\s>]/g;

/** Position of the next match; the end of the text when there is none. */
function find(pattern: RegExp, html: string, from: number): number {
  pattern.lastIndex = from;
  const match = pattern.exec(html);
  return match ? match.index : html.length;
}

interface Tag extends OpenTag {
  /** Position after its `>`; `null` when the text ends first. */
  readonly end: number | null;
}

/** Reads an attribute's value from the position after `=`; returns it with the position after the value. */
function readValue(html: string, nameStart: number, from: number): { attribute: HtmlAttribute; next: number } {
  const start = find(afterSpace, html, from);
  const quote = html[start];
  if (quote === '"' || quote === "'") {
    const close = html.indexOf(quote, start + 1);
    const end = close === -1 ? html.length : close;
    const value = decodeEntities(html.slice(start + 1, end));
    return { attribute: { nameStart, value, start: start + 1, end }, next: end + 1 };
  }
  const end = quote === '>' ? start : find(unquotedEnd, html, start);
  return { attribute: { nameStart, value: decodeEntities(html.slice(start, end)), start, end }, next: end };
}

/** @param from position of the tag's name */
function readTag(html: string, from: number): Tag {
  let at = find(nameEnd, html, from);
  const name = html.slice(from, at).toLowerCase();
  const attributes = new Map<string, HtmlAttribute>();
  for (;;) {
    at = find(notSpace, html, at);
    if (at >= html.length) return { name, attributes, end: null };
    if (html[at] === '>') return { name, attributes, end: at + 1 };
    // An equals sign at the start belongs to the name.
    const end = find(attributeNameEnd, html, at + 1);
    const key = html.slice(at, end).toLowerCase();
    const equals = find(afterSpace, html, end);
    const { attribute, next } =
      html[equals] === '='
        ? readValue(html, at, equals + 1)
        : { attribute: { nameStart: at, value: '', start: end, end }, next: end };
    if (!attributes.has(key)) attributes.set(key, attribute);
    at = next;
  }
}

/** Position of the next `</name`, ignoring case; the end of the text when there is none. */
function closingTag(html: string, name: string, from: number): number {
  let at = html.indexOf('</', from);
  while (at !== -1 && html.slice(at + 2, at + 2 + name.length).toLowerCase() !== name) at = html.indexOf('</', at + 2);
  return at === -1 ? html.length : at;
}

/**
 * Ranges of the elements with this name, from the opening `<` to after the closing `>`; an unclosed element extends
 * to the end of the text.
 *
 * @param name in lower case, of an element whose content is not HTML
 */
export function elementRanges(html: string, name: string): readonly Range[] {
  const ranges: { start: number; end: number }[] = [];
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    const start = at;
    at += 1;
    const afterName = at + name.length;
    if (html.slice(at, afterName).toLowerCase() !== name || !/^(?:[\s/>]|$)/.test(html.charAt(afterName))) continue;
    const open = html.indexOf('>', afterName);
    if (open === -1) break;
    const close = html.indexOf('>', closingTag(html, name, open));
    at = close === -1 ? html.length : close + 1;
    ranges.push({ start, end: at });
  }
  return ranges;
}

/** Position of the end of a comment, a doctype or a processing instruction. */
function skipDeclaration(html: string, at: number): number {
  const isComment = html.startsWith('<!--', at);
  // `<!-->` is an empty comment; `--!>` ends one, too.
  const pattern = isComment ? /--!?>/g : />/g;
  pattern.lastIndex = isComment ? at + 2 : at;
  return pattern.test(html) ? pattern.lastIndex : html.length;
}

/**
 * Tokenizes HTML as a mail program would: text with decoded entities, opening and closing tags, and scripts, styles and
 * the like as one. Comments and doctypes are skipped. Never fails, and runs in time linear in the length of any input.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let at = 0;
  let textFrom = 0;
  while (at < html.length) {
    const tag = html.indexOf('<', at);
    if (tag === -1) break;
    const next = html[tag + 1];
    const closes = next === '/' && isLetter(html[tag + 2]);
    if (!closes && !isLetter(next) && next !== '!' && next !== '?') {
      at = tag + 1;
      continue;
    }
    if (tag > textFrom) yield { kind: 'text', text: decodeEntities(html.slice(textFrom, tag)) };
    if (next === '!' || next === '?') {
      at = skipDeclaration(html, tag);
    } else {
      const { name, attributes, end } = readTag(html, tag + (closes ? 2 : 1));
      at = end ?? html.length;
      if (end !== null && closes) yield { kind: 'close', name, start: tag, end };
      if (end !== null && !closes) {
        if (unread.has(name)) {
          const close = closingTag(html, name, at);
          const after = html.indexOf('>', close);
          at = after === -1 ? html.length : after + 1;
          yield { kind: 'unread', name, start: tag, end: at };
        } else yield { kind: 'open', name, attributes, start: tag, end };
        // Nothing ends it.
        if (name === 'plaintext') {
          yield { kind: 'text', text: html.slice(at) };
          return;
        }
      }
    }
    textFrom = at;
  }
  if (html.length > textFrom) yield { kind: 'text', text: decodeEntities(html.slice(textFrom)) };
}
