/** Characters of a note that a list shows. */
const notePreviewLength = 100;

/** The beginning of a note on one line, at most 100 characters and then an ellipsis; never half a character. */
export function notePreview(notes: string): string {
  const line = notes.replace(/\s+/gu, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= notePreviewLength) return line;
  return `${characters.slice(0, notePreviewLength).join('').trimEnd()}…`;
}
