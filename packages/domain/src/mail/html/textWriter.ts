/** Writes formatted content as plain text. Handles lines and knows nothing about HTML. */
export interface TextWriter {
  /** White space is collapsed, except between `beginPre` and `endPre`. */
  text(text: string): void;
  newLine(): void;
  /** Ends the line (1), or adds an empty line too (2). */
  breakLines(count: 1 | 2): void;
  /** A horizontal rule. */
  rule(): void;
  beginHeading(): void;
  /** Underlines the heading with this character. */
  endHeading(underline: string): void;
  /** @param address written after the link's text; empty: only the text */
  beginLink(address: string): void;
  endLink(): void;
  beginList(kind: 'ul' | 'ol', start: number): void;
  beginItem(): void;
  beginQuote(): void;
  beginPre(): void;
  endPre(): void;
  /** Ends the innermost element of this kind and everything open inside it. Does nothing when there is none. */
  end(kind: 'ul' | 'ol' | 'li' | 'blockquote'): void;
  /** Ends everything and returns the text. */
  finish(): string;
}

interface Sheet {
  text: string;
  /** Line breaks before the next piece. */
  breaks: number;
  space: boolean;
}

interface Level {
  readonly kind: 'ul' | 'ol' | 'li' | 'blockquote';
  /** Receives the text inside it; `null` for a list, which contains no text itself. */
  readonly sheet: Sheet | null;
  /** Text in front of an item. */
  readonly marker: string;
  /** Number of the next item. */
  next: number;
}

/** Deeper levels are not indented further, because nobody reads them and indenting would take unbounded time. */
const deepest = 12;

/** Invisible characters, which mails use to pad the preheader. */
const invisible = /[\u00AD\u200B\u200C\u2060\uFEFF]|\u034F/g;

const emptySheet = (): Sheet => ({ text: '', breaks: 0, space: false });

function put(sheet: Sheet, piece: string) {
  if (sheet.text !== '') sheet.text += sheet.breaks > 0 ? '\n'.repeat(sheet.breaks) : sheet.space ? ' ' : '';
  sheet.text += piece;
  sheet.breaks = 0;
  sheet.space = false;
}

function putBreaks(sheet: Sheet, count: number) {
  sheet.breaks = Math.max(sheet.breaks, count);
  sheet.space = false;
}

const indented = (text: string, first: string, rest: string) => first + text.replaceAll('\n', `\n${rest}`);

export function createTextWriter(): TextWriter {
  const page = emptySheet();
  const levels: Level[] = [];
  let heading: { sheet: Sheet; from: number } | null = null;
  let link: { sheet: Sheet; from: number; address: string } | null = null;
  let preformatted = 0;

  const sheetNow = (): Sheet => levels.findLast(({ sheet }) => sheet !== null)?.sheet ?? page;
  const isInItem = () => levels.some(({ kind }) => kind === 'li');

  const endLink = () => {
    if (link === null) return;
    const { sheet, from, address } = link;
    link = null;
    if (address === '') return;
    const label = sheet.text.slice(from).trim();
    if (label === '') put(sheet, address);
    else if (label !== address) sheet.text += ` (${address})`;
  };
  const endInnermost = () => {
    endLink();
    const level = levels.pop();
    if (!level) return;
    const outer = sheetNow();
    if (level.sheet === null) return putBreaks(outer, isInItem() ? 1 : 2);
    const space = level.kind === 'li' ? 1 : 2;
    putBreaks(outer, space);
    if (level.sheet.text !== '') {
      const [first, rest] = level.kind === 'li' ? [level.marker, ' '.repeat(level.marker.length)] : ['> ', '> '];
      put(outer, indented(level.sheet.text, first, rest));
    }
    putBreaks(outer, space);
  };
  const begin = (level: Level) => {
    endLink();
    if (levels.length < deepest) levels.push(level);
  };
  const end = (kind: Level['kind']) => {
    const at = levels.findLastIndex((level) => level.kind === kind);
    const listAt = levels.findLastIndex((level) => level.kind === 'ul' || level.kind === 'ol');
    // The end of an outer list's item does not end an inner list.
    if (at === -1 || (kind === 'li' && at < listAt)) return;
    while (levels.length > at) endInnermost();
  };
  const markerOfNext = (): string => {
    const list = levels.findLast(({ kind }) => kind === 'ul' || kind === 'ol');
    if (list?.kind !== 'ol') return '- ';
    list.next += 1;
    return `${list.next - 1}. `;
  };

  return {
    text(text) {
      const sheet = sheetNow();
      const seen = text.replace(invisible, '');
      if (preformatted > 0) {
        if (seen !== '') put(sheet, seen.replace(/\r\n?/g, '\n'));
        return;
      }
      const words = seen.replace(/\s+/g, ' ');
      if (words.startsWith(' ')) sheet.space = sheet.breaks === 0;
      const piece = words.trim();
      if (piece === '') return;
      put(sheet, piece);
      sheet.space = words.endsWith(' ');
    },
    newLine() {
      const sheet = sheetNow();
      sheet.breaks = Math.min(sheet.breaks + 1, 2);
      sheet.space = false;
    },
    breakLines: (count) => putBreaks(sheetNow(), count),
    rule() {
      putBreaks(sheetNow(), 1);
      put(sheetNow(), '-'.repeat(20));
      putBreaks(sheetNow(), 1);
    },
    beginHeading() {
      heading = { sheet: sheetNow(), from: sheetNow().text.length };
    },
    endHeading(underline) {
      endLink();
      if (heading === null) return;
      const { sheet, from } = heading;
      heading = null;
      const length = Math.max(
        ...sheet.text
          .slice(from)
          .trim()
          .split('\n')
          .map((line) => line.length),
      );
      if (length > 0) sheet.text += `\n${underline.repeat(Math.min(length, 60))}`;
    },
    beginLink(address) {
      endLink();
      link = { sheet: sheetNow(), from: sheetNow().text.length, address };
    },
    endLink,
    beginList(kind, start) {
      putBreaks(sheetNow(), isInItem() ? 1 : 2);
      begin({ kind, sheet: null, marker: '', next: Number.isFinite(start) ? start : 1 });
    },
    beginItem() {
      end('li');
      begin({ kind: 'li', sheet: emptySheet(), marker: markerOfNext(), next: 0 });
    },
    beginQuote: () => begin({ kind: 'blockquote', sheet: emptySheet(), marker: '', next: 0 }),
    beginPre() {
      putBreaks(sheetNow(), 2);
      preformatted += 1;
    },
    endPre() {
      preformatted = Math.max(0, preformatted - 1);
      putBreaks(sheetNow(), 2);
    },
    end,
    finish() {
      while (levels.length > 0) endInnermost();
      endLink();
      return page.text
        .split('\n')
        .map((line) => line.trimEnd())
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim();
    },
  };
}
