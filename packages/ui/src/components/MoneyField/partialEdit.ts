/** Maps a position in a text to a text without some of its characters. */
function placeIn(plain: string, text: string, place: number): number {
  let at = 0;
  for (const sign of text.slice(0, place)) if (plain[at] === sign) at += 1;
  return at;
}

interface Chosen {
  readonly value: string;
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
}

/**
 * The text after typing or deleting a digit, edited without its thousands groups. `null` for another kind of edit,
 * which the browser handles (a phone keyboard, composition), or when the whole text is replaced.
 */
export function editOf(
  { inputType, data, cancelable }: Pick<InputEvent, 'inputType' | 'data' | 'cancelable'>,
  { value: text, selectionStart, selectionEnd }: Chosen,
  plain: string,
): { text: string; caret: number } | null {
  if (!cancelable || !['insertText', 'deleteContentBackward', 'deleteContentForward'].includes(inputType)) return null;
  if (selectionStart === null || selectionEnd === null) return null;
  if (selectionStart === 0 && selectionEnd === text.length) return null;
  const isCaret = selectionStart === selectionEnd;
  const from = placeIn(plain, text, selectionStart) - (isCaret && inputType === 'deleteContentBackward' ? 1 : 0);
  const to = placeIn(plain, text, selectionEnd) + (isCaret && inputType === 'deleteContentForward' ? 1 : 0);
  const inserted = inputType === 'insertText' ? (data ?? '') : '';
  const start = Math.max(0, from);
  return { text: plain.slice(0, start) + inserted + plain.slice(to), caret: start + inserted.length };
}
