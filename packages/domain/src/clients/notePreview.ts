/** Length of a note in a list, in characters. */
const notePreviewLength = 100;

/** The start of a note as one line of at most 100 characters, then an ellipsis; never splits a surrogate pair. */
export function notePreview(notes: string): string {
  const line = notes.replace(/\s+/gu, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= notePreviewLength) return line;
  return `${characters.slice(0, notePreviewLength).join('').trimEnd()}…`;
}
