import { expect, waitFor } from 'storybook/test';

/** Waits for the editor, which is loaded on first render. */
export async function editorIn(canvasElement: HTMLElement): Promise<HTMLElement> {
  const named = () => canvasElement.querySelector<HTMLElement>('.cm-content[aria-labelledby]');
  await waitFor(() => expect(named()).not.toBeNull());
  const editor = named();
  if (editor === null) throw new Error('There is no editor.');
  return editor;
}

/** Types like a keyboard: the editor does not notice simulated keys. */
export const keyIn = (text: string) => document.execCommand('insertText', false, text);
