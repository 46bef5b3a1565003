import { entities } from './entities.data.ts';

/** What old pages meant by the codes 128 to 159: those of Windows-1252. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Named characters that everybody understands without their semicolon. */
const withoutSemicolon = new Set(['amp', 'lt', 'gt', 'quot', 'nbsp']);

const reference = /&(?:#(\d+)|#x([\da-f]+)|([a-z][a-z\d]*))(;?)(?=(=?))/gi;

function characterOf(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return windows[code - 0x80] ?? '';
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}

/**
 * HTML's `&eacute;`, `&#233;` and `&#xE9;` as the characters they stand for. A name that is not known, and an ampersand
 * that only looks like one (`?a=1&copy=2`), stay as they are.
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

/** An attribute: its value as text, and where the value stands in the HTML, without its quotes. */
export interface HtmlAttribute {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  /** `name` and the names of attributes in lower case; of an attribute that occurs twice the first counts. */
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, HtmlAttribute> }
  | { readonly kind: 'close'; readonly name: string; readonly start: number };

/** Elements whose content is no HTML, and nothing to read either. */
const unread = new Set(['script', 'style', 'title', 'textarea', 'template', 'noframes', 'xmp', 'iframe']);

const isLetter = (character: string | undefined) => character !== undefined && /[a-z]/i.test(character);
const nameEnd = /[\s/>]/g;
const notSpace = /[^\s/]/g;
const attributeNameEnd = /[\s/>=]/g;
const afterSpace = /\S/g;
const unquotedEnd = /[\s>]/g;

/** Where the pattern occurs from there on; the end of the text when it does not. */
function find(pattern: RegExp, html: string, from: number): number {
  pattern.lastIndex = from;
  const match = pattern.exec(html);
  return match ? match.index : html.length;
}

interface Tag {
  readonly name: string;
  readonly attributes: Map<string, HtmlAttribute>;
  /** The first place after its `>`; `null` when the text ends before that. */
  readonly end: number | null;
}

/** Reads an attribute's value from after its `=`, and answers it with the place after it. */
function readValue(html: string, from: number): { attribute: HtmlAttribute; next: number } {
  const start = find(afterSpace, html, from);
  const quote = html[start];
  if (quote === '"' || quote === "'") {
    const close = html.indexOf(quote, start + 1);
    const end = close === -1 ? html.length : close;
    return { attribute: { value: decodeEntities(html.slice(start + 1, end)), start: start + 1, end }, next: end + 1 };
  }
  const end = quote === '>' ? start : find(unquotedEnd, html, start);
  return { attribute: { value: decodeEntities(html.slice(start, end)), start, end }, next: end };
}

/** @param from where its name begins */
function readTag(html: string, from: number): Tag {
  let at = find(nameEnd, html, from);
  const name = html.slice(from, at).toLowerCase();
  const attributes = new Map<string, HtmlAttribute>();
  for (;;) {
    at = find(notSpace, html, at);
    if (at >= html.length) return { name, attributes, end: null };
    if (html[at] === '>') return { name, attributes, end: at + 1 };
    // an equals sign in front belongs to the name
    const end = find(attributeNameEnd, html, at + 1);
    const key = html.slice(at, end).toLowerCase();
    const equals = find(afterSpace, html, end);
    if (html[equals] === '=') {
      const { attribute, next } = readValue(html, equals + 1);
      if (!attributes.has(key)) attributes.set(key, attribute);
      at = next;
    } else {
      if (!attributes.has(key)) attributes.set(key, { value: '', start: end, end });
      at = end;
    }
  }
}

/** Where `</name` begins from there on, in capitals or not; the end of the text when it does not. */
function closingTag(html: string, name: string, from: number): number {
  let at = html.indexOf('</', from);
  while (at !== -1 && html.slice(at + 2, at + 2 + name.length).toLowerCase() !== name) at = html.indexOf('</', at + 2);
  return at === -1 ? html.length : at;
}

/**
 * Where the elements of this name stand, from their first bracket to after their last; to the end of the text when one is
 * not closed.
 *
 * @param name of an element whose content is no HTML, in lower case
 */
export function elementRanges(html: string, name: string): readonly { readonly start: number; readonly end: number }[] {
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

/** Where a comment, a doctype or a processing instruction ends. */
function skipDeclaration(html: string, at: number): number {
  const isComment = html.startsWith('<!--', at);
  const mark = isComment ? '-->' : '>';
  // `<!-->` is an empty comment
  const end = html.indexOf(mark, isComment ? at + 2 : at);
  return end === -1 ? html.length : end + mark.length;
}

/**
 * Reads HTML as a mail program would, piece by piece: text with its entities turned into characters, tags that open and
 * close. Comments, doctypes, scripts and styles are passed over. Never fails, and takes time in proportion to the length,
 * whatever the text is.
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
      if (end !== null && closes) yield { kind: 'close', name, start: tag };
      if (end !== null && !closes) {
        if (unread.has(name)) {
          const close = closingTag(html, name, at);
          const after = html.indexOf('>', close);
          at = after === -1 ? html.length : after + 1;
        } else yield { kind: 'open', name, attributes };
      }
    }
    textFrom = at;
  }
  if (html.length > textFrom) yield { kind: 'text', text: decodeEntities(html.slice(textFrom)) };
}
