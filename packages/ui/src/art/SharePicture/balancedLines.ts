/**
 * Breaks a text into lines like `text-wrap: balance`: as few as fit, and about equally long.
 *
 * @param widthOf measures the width of a text
 * @param limit maximum width of a line, in the same unit; a single longer word gets its own line
 */
export function balancedLines(text: string, widthOf: (text: string) => number, limit: number): readonly string[] {
  const words = text.split(' ');
  const broken = (width: number): readonly string[] => {
    const lines: string[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      if (last === undefined || widthOf(`${last} ${word}`) > width) lines.push(word);
      else lines[lines.length - 1] = `${last} ${word}`;
    }
    return lines;
  };
  const wanted = broken(limit).length;
  let width = limit;
  while (
    width > 8 &&
    broken(width - 8).length === wanted &&
    broken(width - 8).every((line) => widthOf(line) <= limit)
  ) {
    width -= 8;
  }
  return broken(width);
}
