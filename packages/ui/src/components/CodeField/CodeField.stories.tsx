import { type ReactNode, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Field } from '../Field/Field.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { CodeField, PlainEditor } from './CodeField.tsx';
import { Frame } from './CodeField.styles.ts';
import type { CodeFieldHandle } from './codeTypes.ts';
import { editorIn, keyIn } from './editorByKeys.ts';
import { mail, Template } from './sampleTemplate.tsx';

const meta = preview.meta({
  title: 'Components/CodeField',
  tags: ['stable'],
  component: CodeField,
  args: { label: '', value: '', onChange: () => undefined },
  parameters: { density: 'console' },
  render: ({ label: _label, value, onChange: _onChange, ref: _ref, ...args }) => (
    <Template {...args} {...(value !== '' && { value })} />
  ),
});

/** Label, hint and error are linked to the field; Tab moves to the next control. */
export const Html = meta.story({
  render: () => <Template checked picker hint={<Hint />} />,
  play: async ({ canvasElement }) => {
    const editor = await editorIn(canvasElement);
    await expect(editor).toHaveAccessibleName('Inhoud');
    await expect(editor).toHaveAttribute('aria-multiline', 'true');
    await waitFor(() => expect(canvasElement.querySelectorAll('.cm-mark')).toHaveLength(2));
  },
});

function Hint() {
  return useSay()('Velden tussen accolades worden ingevuld.', 'Fields in braces are filled in.');
}

/** An error is marked in the text, listed below with its line, and read with the field. */
export const WithProblems = meta.story({
  render: () => <Template checked />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const editor = await editorIn(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('.cm-lintRange-error')).toHaveTextContent('{voornaam}'));
    await expect(editor).toHaveAttribute('aria-invalid', 'true');
    await expect(editor).toHaveAccessibleDescription(/Regel 5 : {voornaam} is geen bekend veld/);
    await userEvent.click(canvas.getByRole('button', { name: 'Regel 5' }));
    await expect(editor).toHaveFocus();
    await expect(document.getSelection()?.toString()).toBe('{voornaam}');
  },
  parameters: { picture: true },
});

/** The action next to a problem fixes it. */
export const ProblemMended = meta.story({
  render: () => <Template checked />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const editor = await editorIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Vervang door {firstName}' }));
    await waitFor(() => expect(editor).toHaveTextContent('Tot snel, {firstName}'));
    await expect(editor).not.toHaveAttribute('aria-invalid');
    await expect(canvasElement.querySelector('.cm-lintRange-error')).toBeNull();
  },
});

/** A warning is marked in the text and leaves the field valid. */
export const WithWarning = meta.story({
  render: function Render() {
    const say = useSay();
    const value = say('De intake (t.w.v. € 150) is gratis.', 'The intake (worth €150) is free.');
    const from = value.indexOf('€');
    const message = say('staat nog in de lijst “bevestigen”', 'is still on the list “to confirm”');
    return (
      <Template
        language="text"
        rows={3}
        value={value}
        problems={[{ from, to: value.indexOf(')'), message, severity: 'warning' }]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const editor = await editorIn(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('.cm-lintRange-warning')).not.toBeNull());
    await expect(editor).not.toHaveAttribute('aria-invalid');
  },
});

function WithNeighbours({ children }: { children: ReactNode }) {
  const say = useSay();
  return (
    <>
      <TextField label={say('Onderwerp', 'Subject')} />
      {children}
      <TextField label={say('Naam', 'Name')} />
    </>
  );
}

/** Tab and Shift+Tab leave the field; F8 moves to the next problem; Escape does not trap the focus. */
export const Keyboard = meta.story({
  render: () => (
    <WithNeighbours>
      <Template checked />
    </WithNeighbours>
  ),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const editor = await editorIn(canvasElement);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Onderwerp' }));
    await userEvent.tab();
    await expect(editor).toHaveFocus();
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(document.getSelection()?.toString()).toBe('{voornaam}'));
    await userEvent.keyboard('{Escape}');
    await expect(editor).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Regel 5' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(editor).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('textbox', { name: 'Onderwerp' })).toHaveFocus();
  },
});

/** `onChange` gets the typed text; Ctrl+Z undoes typing, but not the initial text. */
export const Typing = meta.story({
  args: { value: 'Dag' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, userEvent }) => {
    const editor = await editorIn(canvasElement);
    await userEvent.click(editor);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    keyIn(' Tess');
    await waitFor(() => expect(editor).toHaveTextContent('Dag Tess'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(editor).toHaveTextContent(/^Dag$/));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(editor).toHaveTextContent(/^Dag$/);
  },
});

/** A picked field is inserted at the cursor, and the cursor moves after it. */
export const InsertAtCursor = meta.story({
  render: () => <Template value="Dag " picker />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const editor = await editorIn(canvasElement);
    await userEvent.click(editor);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: '{firstName}' }));
    await expect(editor).toHaveFocus();
    keyIn('!');
    await waitFor(() => expect(editor).toHaveTextContent('Dag {firstName}!'));
  },
});

export const Markdown = meta.story({
  render: function Render() {
    const say = useSay();
    return (
      <Template
        language="markdown"
        value={say(
          '## Woonplaats\n\nJe was **121 nachten** in *Nederland*, zie [de wet](https://wetten.example).\n\n- kantoor\n- bestuurder',
          '## Residence\n\nYou spent **121 nights** in the *Netherlands*, see [the act](https://wetten.example).\n\n- office\n- director',
        )}
      />
    );
  },
  play: async ({ canvasElement }) => {
    await editorIn(canvasElement);
  },
});

export const WithError = meta.story({
  render: function Render() {
    const say = useSay();
    return <Template rows={3} value=" " error={say('Schrijf eerst de inhoud.', 'Write the content first.')} />;
  },
  play: async ({ canvasElement }) => {
    const editor = await editorIn(canvasElement);
    await expect(editor).toHaveAttribute('aria-invalid', 'true');
    await expect(editor).toHaveAccessibleDescription('Schrijf eerst de inhoud.');
  },
  parameters: { picture: true },
});

/** A native field with the same labels, until the editor has loaded or when it fails to load. */
export const WhileLoading = meta.story({
  render: function Render() {
    const say = useSay();
    const [typed, setTyped] = useState<string>();
    const handle = useRef<CodeFieldHandle>(null);
    return (
      <Field label={<span id="loading-label">{say('Inhoud', 'Content')}</span>}>
        {({ id }) => (
          <Frame style={{ '--rows': 8 }}>
            <PlainEditor
              value={typed ?? say(mail.nl, mail.en)}
              onChange={setTyped}
              language="html"
              problems={[]}
              marks={[]}
              attributes={{
                id,
                'aria-labelledby': 'loading-label',
                'aria-describedby': undefined,
                'aria-invalid': undefined,
                'aria-required': true,
              }}
              handle={handle}
              keepCursor={() => undefined}
              takeCursor={() => undefined}
            />
          </Frame>
        )}
      </Field>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Inhoud' });
    await userEvent.type(field, 'Dag ', { initialSelectionStart: 0 });
    await expect(field.value.startsWith('Dag <h1>')).toBe(true);
  },
});
