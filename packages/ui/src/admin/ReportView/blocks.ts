const fence = /^\s*(```|~~~)/;
/** A heading that starts a section, with at least its first letter. */
const opening = /^#{1,2}\s+\S/;

export interface TextBlock {
  /** Its start in the text, in characters. */
  readonly start: number;
  readonly text: string;
}

/**
 * Splits the text before the headings of its sections. While a text grows at its end only the last block changes, so
 * the earlier ones need not render again. A title stays with the section below it. Joined by line breaks, the blocks
 * are the text.
 */
export function blocksOf(markdown: string): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  let start = 0;
  let lineStart = 0;
  let hasBody = false;
  let inCode = false;
  for (const line of markdown.split('\n')) {
    if (fence.test(line)) inCode = !inCode;
    const opens = !inCode && opening.test(line);
    if (opens && hasBody) {
      blocks.push({ start, text: markdown.slice(start, lineStart - 1) });
      start = lineStart;
      hasBody = false;
    }
    if (!opens && line.trim() !== '') hasBody = true;
    lineStart += line.length + 1;
  }
  return [...blocks, { start, text: markdown.slice(start) }];
}
