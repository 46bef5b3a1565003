import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { html } from '@codemirror/lang-html';
import { markdown } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { nextDiagnostic, previousDiagnostic, setDiagnostics } from '@codemirror/lint';
import {
  Annotation,
  Compartment,
  type Extension,
  RangeSet,
  StateEffect,
  StateField,
  Transaction,
} from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { color } from '../../tokens/color.ts';
import { fontFamily, fontWeight } from '../../tokens/type.ts';
import type {
  CodeAttributes,
  CodeFieldHandle,
  CodeLanguage,
  CodeSpan,
  CodeSurfaceProps,
  CodeText,
} from './codeTypes.ts';

/** The editor in the colour roles, so that it follows the theme; sizes come from the frame around it. */
const look = EditorView.theme({
  '&': { color: color('onField'), backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    font: 'inherit',
    lineHeight: 'inherit',
    minHeight: 'inherit',
    maxHeight: 'inherit',
    overflow: 'auto',
    // Not on the content: measured while hidden, its padding would be missing from the positions of the line numbers.
    padding: '0.75rem 0',
  },
  '.cm-content': { padding: '0', caretColor: color('focus') },
  '.cm-line': { padding: '0 0.75rem 0 0.5rem' },
  '.cm-line ::selection, .cm-line::selection': {
    backgroundColor: `${color('strong')} !important`,
    color: `${color('onStrong')} !important`,
  },
  '.cm-gutters': { border: '0', backgroundColor: 'transparent', color: color('onFieldQuiet') },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2rem', padding: '0 0.25rem 0 0.5rem' },
  '.cm-mark': { borderRadius: '4px', backgroundColor: color('tint'), color: color('link') },
  '.cm-lintRange': { paddingBottom: '0', backgroundImage: 'none !important', borderRadius: '4px' },
  '.cm-lintRange-error': {
    backgroundColor: color('dangerTint'),
    color: color('danger'),
    textDecoration: `underline wavy 1px ${color('danger')}`,
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-error *': { color: color('danger') },
  '.cm-lintRange-warning': {
    backgroundColor: color('warningTint'),
    textDecoration: `underline wavy 1px ${color('warning')}`,
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-active': { backgroundColor: color('tint') },
  '.cm-tooltip': {
    border: `1px solid ${color('hairlineStrong')}`,
    borderRadius: '8px',
    backgroundColor: color('surface'),
    color: color('text'),
  },
  '.cm-diagnostic': { padding: '0.375rem 0.625rem', borderLeft: '0', fontFamily: fontFamily.text },
});

/** Markup is quiet and text is in ink, so that the text the reader will see stands out. */
const syntax = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket, tags.attributeName, tags.attributeValue], color: color('onFieldQuiet') },
  { tag: [tags.comment, tags.processingInstruction, tags.documentMeta, tags.url], color: color('onFieldQuiet') },
  { tag: tags.heading, color: color('onField'), fontWeight: String(fontWeight.semibold) },
  { tag: tags.strong, fontWeight: String(fontWeight.semibold) },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.link, color: color('link') },
]);

const codeTheme = [look, syntaxHighlighting(syntax)];

const marked = Decoration.mark({ class: 'cm-mark' });

const setMarks = StateEffect.define<readonly CodeSpan[]>();

/** Tinted ranges, known fields of a template; they move with the text until new ranges are set. */
const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, transaction) =>
    transaction.effects.reduce(
      (current, effect) =>
        effect.is(setMarks)
          ? RangeSet.of(
              effect.value.map(({ from, to }) => marked.range(from, to)),
              true,
            )
          : current,
      marks.map(transaction.changes),
    ),
  provide: (self) => EditorView.decorations.from(self),
});

const codeMarks: Extension = field;

const languages: Record<CodeLanguage, () => Extension> = {
  html: () => html({ autoCloseTags: false }),
  markdown: () => markdown(),
  text: () => [],
};

/** Ctrl+Enter submits the form around the field. Tab is not bound, so it moves to the next control. */
const keys = [
  ...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter'),
  ...historyKeymap,
  { key: 'F8', run: nextDiagnostic, shift: previousDiagnostic },
];

/** Marks a change made by the owner: `onChange` is not called for it. */
const fromOutside = Annotation.define<true>();

interface CodeEditorView extends CodeFieldHandle {
  setText: (text: CodeText) => void;
  setLanguage: (language: CodeLanguage) => void;
  setAttributes: (attributes: CodeAttributes) => void;
  destroy: () => void;
}

/** Attributes in the editor's form: no `undefined`, all strings. */
const asText = (attributes: CodeAttributes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** The ranges clipped to a text of this length, without empty ones. */
const within = <Span extends CodeSpan>(spans: readonly Span[], length: number): Span[] =>
  spans.filter(({ from, to }) => from < to && to <= length);

/** Creates an empty editor in an element. The only function that uses CodeMirror. */
function createEditor(parent: HTMLElement, onChange: (value: string) => void): CodeEditorView {
  const [language, attributes] = [new Compartment(), new Compartment()];
  const view = new EditorView({
    parent,
    extensions: [
      lineNumbers(),
      history(),
      EditorView.lineWrapping,
      keymap.of(keys),
      // Editable text is focusable without it, but axe accepts a scrollable area only with a tabindex.
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

/** The editor as a controlled component. Large: use it only through `CodeField`, which loads it on first render. */
export function CodeEditor(props: CodeSurfaceProps) {
  const { value, language, problems, marks, attributes, handle } = props;
  const holder = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<CodeEditorView>();
  const changed = useEffectEvent((next: string) => props.onChange(next));
  // At once instead of on the next render: the editor never appears without its name or its text.
  const begin = useEffectEvent((created: CodeEditorView) => {
    created.setAttributes(attributes);
    created.setText({ value, marks, problems });
    const cursor = props.takeCursor();
    if (cursor !== undefined) created.select(cursor);
  });
  useEffect(() => {
    if (holder.current === null) return undefined;
    const created = createEditor(holder.current, (next) => changed(next));
    begin(created);
    setEditor(created);
    return () => created.destroy();
  }, []);
  useEffect(() => editor?.setLanguage(language), [editor, language]);
  useEffect(() => editor?.setAttributes(attributes), [editor, attributes]);
  useEffect(() => editor?.setText({ value, marks, problems }), [editor, value, marks, problems]);
  useImperativeHandle(
    handle,
    () => ({
      insert: (text) => editor?.insert(text),
      focus: () => editor?.focus(),
      select: (span) => editor?.select(span),
    }),
    [editor],
  );
  return <div ref={holder} />;
}
