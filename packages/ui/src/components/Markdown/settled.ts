const tableLine = /^\s*\|/;
const delimiterLine = /^\s*\|(\s*:?-+:?\s*\|)+\s*$/;
/** A line of markers only: the next characters decide whether it is a heading, an item or a rule. */
const marksAlone = /^\s*(#{1,6}|[-=+*>_~`]+|\d{1,3}[.)]?|[-*+]\s+\[[ x]?\]?)\s*$/;
const fence = /^\s*(```|~~~)/;

const count = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;

/** Markers that are opened in a line and not closed, the innermost first. Code hides the markers inside it. */
function openMarks(line: string): string {
  const bare = line.replace(/^\s*([-*+]|\d+[.)])\s+/, '').replaceAll(/`[^`]*`/g, '');
  const [text = '', code] = bare.split('`');
  if (code !== undefined) return '`';
  const single = text.replaceAll('**', '');
  const stars = count(single, /(?<!\s)\*|\*(?!\s)/g);
  const underscores = count(text, /(?<![\p{L}\p{N}_])_(?=\S)/gu) - count(text, /(?<=[^\s_])_(?![\p{L}\p{N}_])/gu);
  return [
    stars % 2 === 1 && '*',
    underscores > 0 && '_',
    count(text, /\*\*/g) % 2 === 1 && '**',
    count(text, /~~/g) % 2 === 1 && '~~',
  ]
    .filter((mark) => mark !== false)
    .join('');
}

/** Closes the open markers of the last line, so that they are never visible; of half a link only the text remains. */
function closed(line: string): string {
  const words = line.replace(/!?\[([^\]]*)(\](\([^)]*)?)?$/, '$1').replace(/[*_`~\s]+$/, '');
  return words + openMarks(words);
}

/** Hides a table until its second line, which makes it a table, is complete. */
function withoutTableHead(lines: readonly string[]): readonly string[] {
  const start = lines.findLastIndex((line) => !tableLine.test(line)) + 1;
  const isTable = delimiterLine.test(lines[start + 1] ?? '');
  return isTable ? lines : lines.slice(0, start);
}

/**
 * The part of a streamed Markdown text whose kind will not change any more: without half a table, a bare `#` or `-`, an
 * open `**`. The hidden rest appears with the next words, so that the text does not jump.
 */
export function settled(markdown: string): string {
  const lines = markdown.split('\n');
  const last = lines.pop() ?? '';
  if (count(lines.join('\n'), new RegExp(fence, 'gm')) % 2 === 1) return markdown; // a code block is final
  if (last === '' || marksAlone.test(last) || tableLine.test(last)) return withoutTableHead(lines).join('\n');
  return [...lines, closed(last)].join('\n');
}
