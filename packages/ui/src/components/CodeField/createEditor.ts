import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { html } from '@codemirror/lang-html';
import { markdown } from '@codemirror/lang-markdown';
import { nextDiagnostic, previousDiagnostic, setDiagnostics } from '@codemirror/lint';
import { Annotation, Compartment, type Extension, Transaction } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { codeMarks, setMarks } from './codeMarks.ts';
import { codeTheme } from './codeTheme.ts';
import type { CodeAttributes, CodeFieldHandle, CodeLanguage, CodeSpan, CodeText } from './codeTypes.ts';

const languages: Record<CodeLanguage, () => Extension> = {
  html: () => html({ autoCloseTags: false }),
  markdown: () => markdown(),
  text: () => [],
};

/** Ctrl+Enter belongs to the form around the field. Tab is not bound at all: it goes on to the next control. */
const keys = [
  ...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter'),
  ...historyKeymap,
  { key: 'F8', run: nextDiagnostic, shift: previousDiagnostic },
];

/** Marks a change that came from outside, of which nobody need be told. */
const fromOutside = Annotation.define<true>();

export interface CodeEditorView extends CodeFieldHandle {
  setText: (text: CodeText) => void;
  setLanguage: (language: CodeLanguage) => void;
  setAttributes: (attributes: CodeAttributes) => void;
  destroy: () => void;
}

/** Attributes as the editor takes them: no `undefined`, all text. */
const asText = (attributes: CodeAttributes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** What of the parts lies in a text of this length, none of them empty. */
const within = <Span extends CodeSpan>(spans: readonly Span[], length: number): Span[] =>
  spans.filter(({ from, to }) => from < to && to <= length);

/** The editor in an element, empty. The only place that knows CodeMirror. */
export function createEditor(parent: HTMLElement, onChange: (value: string) => void): CodeEditorView {
  const [language, attributes] = [new Compartment(), new Compartment()];
  const view = new EditorView({
    parent,
    extensions: [
      lineNumbers(),
      history(),
      EditorView.lineWrapping,
      keymap.of(keys),
      // Editable text takes the focus anyway; axe knows only of a tabindex that a long text can be scrolled by keyboard.
      EditorView.contentAttributes.of({ tabindex: '0' }),
      codeMarks,
      codeTheme,
      language.of([]),
      attributes.of([]),
      EditorView.updateListener.of(({ docChanged, transactions, state }) => {
        const ours = transactions.some((transaction) => transaction.annotation(fromOutside));
        if (docChanged && !ours) onChange(state.doc.toString());
      }),
    ],
  });
  const replace = (value: string) =>
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: value },
      selection: { anchor: Math.min(view.state.selection.main.head, value.length) },
      annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
    });
  let lastAttributes = '';
  return {
    setText: ({ value, marks, problems }) => {
      if (value !== view.state.doc.toString()) replace(value);
      view.dispatch({ effects: setMarks.of(within(marks, value.length)) });
      const found = within(problems, value.length);
      view.dispatch(
        setDiagnostics(
          view.state,
          found.map(({ from, to, message, severity = 'error' }) => ({ from, to, message, severity })),
        ),
      );
    },
    setLanguage: (name) => view.dispatch({ effects: language.reconfigure(languages[name]()) }),
    setAttributes: (values) => {
      const next = asText(values);
      if (JSON.stringify(next) === lastAttributes) return;
      lastAttributes = JSON.stringify(next);
      view.dispatch({ effects: attributes.reconfigure(EditorView.contentAttributes.of(next)) });
    },
    insert: (text) => {
      view.focus();
      view.dispatch(view.state.replaceSelection(text), { scrollIntoView: true });
    },
    focus: () => view.focus(),
    select: ({ from, to }) => {
      const end = view.state.doc.length;
      view.focus();
      view.dispatch({ selection: { anchor: Math.min(from, end), head: Math.min(to, end) }, scrollIntoView: true });
    },
    destroy: () => view.destroy(),
  };
}
