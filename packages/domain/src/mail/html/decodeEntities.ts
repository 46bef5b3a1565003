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
export const decodeEntities = (html: string): string =>
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
