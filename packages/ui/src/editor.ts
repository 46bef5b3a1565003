// Heavy parts, apart from the rest: an app loads this entry where a text is written or shown, never at its start.
export { CodeField, type CodeFieldProps } from './components/CodeField/CodeField.tsx';
export type { CodeFieldHandle, CodeLanguage, CodeProblem, CodeSpan } from './components/CodeField/codeTypes.ts';
export { HtmlPreview, type HtmlPreviewProps } from './components/HtmlPreview/HtmlPreview.tsx';
export { Markdown, type MarkdownProps } from './components/Markdown/Markdown.tsx';
export { outlineOf, type OutlineEntry } from './components/Markdown/outline.ts';
