import { expect, waitFor } from 'storybook/test';

/** The editor is loaded when it is shown. */
export async function editorIn(canvasElement: HTMLElement): Promise<HTMLElement> {
  const named = () => canvasElement.querySelector<HTMLElement>('.cm-content[aria-labelledby]');
  await waitFor(() => expect(named()).not.toBeNull());
  const editor = named();
  if (editor === null) throw new Error('There is no editor.');
  return editor;
}

/** As a keyboard does it: simulated keys write behind the editor's back. */
export const keyIn = (text: string) => document.execCommand('insertText', false, text);
