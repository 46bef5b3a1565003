/** The words of each line as the browser broke them, without the space at the end. */
export function linesOf(text: Text): readonly string[] {
  const range = document.createRange();
  const lines: string[] = [];
  let top: number | undefined;
  for (let index = 0; index < text.data.length; index += 1) {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    const place = [...range.getClientRects()].at(-1)?.top ?? top;
    if (lines.length === 0 || (place !== undefined && top !== undefined && Math.abs(place - top) > 4)) lines.push('');
    lines[lines.length - 1] += text.data.charAt(index);
    top = place ?? top;
  }
  return lines.map((line) => line.trim());
}
