/**
 * Breaks a text into lines as `text-wrap: balance` does: as few as fit, and those about equally long.
 *
 * @param widthOf how wide a text is
 * @param limit how wide a line may be, in the same unit; a single longer word stands alone
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
