const tableLine = /^\s*\|/;
const delimiterLine = /^\s*\|(\s*:?-+:?\s*\|)+\s*$/;
/** A line of marks alone: what it will become, a heading, an item or a rule, is decided by what follows. */
const marksAlone = /^\s*(#{1,6}|[-=+*>_~`]+|\d{1,3}[.)]?|[-*+]\s+\[[ x]?\]?)\s*$/;
const fence = /^\s*(```|~~~)/;

const count = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;

/** Marks that are opened in a line and not closed, the innermost first. Code hides the marks inside it. */
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

/** Closes what is opened in the last line, so that its marks are never seen; of half a link only the words remain. */
function closed(line: string): string {
  const words = line.replace(/!?\[([^\]]*)(\](\([^)]*)?)?$/, '$1').replace(/[*_`~\s]+$/, '');
  return words + openMarks(words);
}

/** Holds a table back until its second line, the one that makes it a table, is there in full. */
function withoutTableHead(lines: readonly string[]): readonly string[] {
  const start = lines.findLastIndex((line) => !tableLine.test(line)) + 1;
  const isTable = delimiterLine.test(lines[start + 1] ?? '');
  return isTable ? lines : lines.slice(0, start);
}

/**
 * The part of a Markdown text still being written that will not change its kind any more: without half a table, a bare
 * `#` or `-`, an open `**`. What is held back appears with the next words, so that nothing is seen to jump.
 */
export function settled(markdown: string): string {
  const lines = markdown.split('\n');
  const last = lines.pop() ?? '';
  if (count(lines.join('\n'), new RegExp(fence, 'gm')) % 2 === 1) return markdown; // inside code all is final
  if (last === '' || marksAlone.test(last) || tableLine.test(last)) return withoutTableHead(lines).join('\n');
  return [...lines, closed(last)].join('\n');
}
