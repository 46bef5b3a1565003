/** Equal lines shown before and after the difference, so that one sees where it is. */
const around = 1;

const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

/**
 * Two versions of a text without the lines that both begin and end with, except one on each side. "…" stands for what
 * was left out.
 */
export function differingLines(mine: string, theirs: string): { readonly mine: string; readonly theirs: string } {
  const [here, there] = [linesOf(mine), linesOf(theirs)];
  const shorter = Math.min(here.length, there.length);
  let start = 0;
  while (start < shorter && here[start] === there[start]) start += 1;
  let end = 0;
  while (end < shorter - start && here.at(-1 - end) === there.at(-1 - end)) end += 1;
  const [before, after] = [Math.max(0, start - around), Math.max(0, end - around)];
  const part = (lines: readonly string[]) =>
    [...(before > 0 ? ['…'] : []), ...lines.slice(before, lines.length - after), ...(after > 0 ? ['…'] : [])].join(
      '\n',
    );
  return { mine: part(here), theirs: part(there) };
}
