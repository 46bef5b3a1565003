import { type ReactNode, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { ChipButton } from '../Chip/Chip.tsx';
import { Field } from '../Field/Field.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';
import { Frame } from './CodeField.styles.ts';
import type { CodeFieldHandle, CodeProblem, CodeSpan } from './codeTypes.ts';
import { PlainEditor } from './PlainEditor.tsx';

const mail = {
  nl: `<h1>Welkom aan boord</h1>
<p>Dag {firstName},</p>
<p>De gids van 13 pagina’s zit bij deze mail. Als {profession} heb je het meest aan hoofdstuk 7 en 8.</p>
<a href="https://fnc.example/contact">Plan je intake</a>
<p>Tot snel, {voornaam}</p>`,
  en: `<h1>Welcome aboard</h1>
<p>Hello {firstName},</p>
<p>The guide of 13 pages is attached. As a {profession} you will get most from chapters 7 and 8.</p>
<a href="https://fnc.example/contact">Book your intake</a>
<p>See you soon, {voornaam}</p>`,
};

const placeholders = ['{firstName}', '{profession}'];

const spansOf = (text: string, wanted: (name: string) => boolean): CodeSpan[] =>
  [...text.matchAll(/\{\w+\}/g)]
    .filter(([name]) => wanted(name))
    .map((match) => ({ from: match.index, to: match.index + match[0].length }));

interface SampleProps extends Partial<CodeFieldProps> {
  checked?: boolean;
  picker?: boolean;
}

/** A template as its screen shows it: known fields tinted, unknown ones wrong, a picker that inserts. */
function Template({ checked = false, picker = false, value: given, ...rest }: SampleProps) {
  const say = useSay();
  const words = given ?? say(mail.nl, mail.en);
  const [typed, setTyped] = useState<string>();
  const value = typed ?? words;
  const field = useRef<CodeFieldHandle>(null);
  const unknown = checked ? spansOf(value, (name) => !placeholders.includes(name)) : [];
  const problems = unknown.map(({ from, to }): CodeProblem => ({
    from,
    to,
    message: say(
      `${value.slice(from, to)} is onbekend en blokkeert verzenden.`,
      `${value.slice(from, to)} is unknown and blocks sending.`,
    ),
    action: {
      label: say('Vervang door {firstName}', 'Replace it with {firstName}'),
      onClick: () => setTyped(`${value.slice(0, from)}{firstName}${value.slice(to)}`),
    },
  }));
  return (
    <CodeField
      language="html"
      rows={8}
      problems={problems}
      marks={checked ? spansOf(value, (name) => placeholders.includes(name)) : []}
      tools={
        picker
          ? placeholders.map((name) => (
              <ChipButton key={name} onClick={() => field.current?.insert(name)}>
                {name}
              </ChipButton>
            ))
          : undefined
      }
      {...rest}
      ref={field}
      label={say('Inhoud', 'Content')}
      value={value}
      onChange={setTyped}
    />
  );
}

const meta = preview.meta({
  title: 'Components/CodeField',
  tags: ['new'],
  component: CodeField,
  args: { label: '', value: '', onChange: () => undefined },
  parameters: { density: 'console' },
  render: ({ label: _label, value, onChange: _onChange, ref: _ref, ...args }) => (
    <Template {...args} {...(value !== '' && { value })} />
  ),
});

/** The editor is loaded when it is shown. */
async function editorIn(canvasElement: HTMLElement): Promise<HTMLElement> {
  const named = () => canvasElement.querySelector<HTMLElement>('.cm-content[aria-labelledby]');
  await waitFor(() => expect(named()).not.toBeNull());
  const editor = named();
  if (editor === null) throw new Error('There is no editor.');
  return editor;
}

/** As a keyboard does it: simulated keys write behind the editor's back. */
const keyIn = (text: string) => document.execCommand('insertText', false, text);

/** Label, hint and error belong to it; Tab goes on. */
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

/** Wrong at its place, said below with its line, and told to a screen reader with the field. */
export const WithProblems = meta.story({
  render: () => <Template checked />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const editor = await editorIn(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('.cm-lintRange-error')).toHaveTextContent('{voornaam}'));
    await expect(editor).toHaveAttribute('aria-invalid', 'true');
    await expect(editor).toHaveAccessibleDescription(/Regel 5 : {voornaam} is onbekend/);
    await userEvent.click(canvas.getByRole('button', { name: 'Regel 5' }));
    await expect(editor).toHaveFocus();
    await expect(document.getSelection()?.toString()).toBe('{voornaam}');
  },
});

/** The way out that stands behind a problem mends it. */
export const ProblemMended = meta.story({
  render: () => <Template checked />,
  parameters: { picture: 'none' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const editor = await editorIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Vervang door {firstName}' }));
    await waitFor(() => expect(editor).toHaveTextContent('Tot snel, {firstName}'));
    await expect(editor).not.toHaveAttribute('aria-invalid');
    await expect(canvasElement.querySelector('.cm-lintRange-error')).toBeNull();
  },
});

/** A warning marks its place and leaves the field valid. */
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

/** Tab and Shift+Tab leave; F8 leads to the next problem; Escape does nothing that would trap. */
export const Keyboard = meta.story({
  render: () => (
    <WithNeighbours>
      <Template checked />
    </WithNeighbours>
  ),
  parameters: { picture: 'none' },
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

/** What is typed is told to the owner; Ctrl+Z takes it back, not what was there. */
export const Typing = meta.story({
  args: { value: 'Dag' },
  parameters: { picture: 'none' },
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

/** A picked field comes where the cursor is, and the focus behind it. */
export const InsertAtCursor = meta.story({
  render: () => <Template value="Dag " picker />,
  parameters: { picture: 'none' },
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
});

/** Can be read and copied; typing and inserting change nothing. */
export const ReadOnly = meta.story({
  render: () => <Template readOnly picker />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const editor = await editorIn(canvasElement);
    const before = editor.textContent;
    await waitFor(() => expect(editor).toHaveAttribute('aria-readonly', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: '{firstName}' }));
    keyIn('x');
    await waitFor(() => expect(editor.textContent).toBe(before));
  },
});

/** Until the editor is there, and for good when it does not arrive: a native field with the same words. */
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
              readOnly={false}
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
