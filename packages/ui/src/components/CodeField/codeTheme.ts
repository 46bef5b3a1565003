import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { color } from '../../tokens/color.ts';
import { fontFamily, fontWeight } from '../../tokens/type.ts';

/** The editor in our roles, so that it turns with the theme; sizes come from the frame around it. */
const look = EditorView.theme({
  '&': { color: color('onField'), backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    font: 'inherit',
    lineHeight: 'inherit',
    minHeight: 'inherit',
    maxHeight: 'inherit',
    overflow: 'auto',
    // Not on the content: first measured out of sight, its padding would be left out of where the line numbers stand.
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

/** Quiet where the mark-up is, ink where the words are: what the reader will see stands out. */
const syntax = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket, tags.attributeName, tags.attributeValue], color: color('onFieldQuiet') },
  { tag: [tags.comment, tags.processingInstruction, tags.documentMeta, tags.url], color: color('onFieldQuiet') },
  { tag: tags.heading, color: color('onField'), fontWeight: String(fontWeight.semibold) },
  { tag: tags.strong, fontWeight: String(fontWeight.semibold) },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.link, color: color('link') },
]);

export const codeTheme = [look, syntaxHighlighting(syntax)];
