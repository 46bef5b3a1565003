import type { Ref } from 'react';

/** A part of the text, counted in characters from 0; `to` is behind its last one. */
export interface CodeSpan {
  from: number;
  to: number;
}

export interface CodeProblem extends CodeSpan {
  /** What is wrong and what it means ("{voornaam} is geen bekend veld: zo kan de mail niet weg."). */
  message: string;
  /** `error` makes the field invalid; default. A `warning` does not. */
  severity?: 'error' | 'warning' | undefined;
  /** One way to mend it ("Vervang door {firstName}"). */
  action?: { label: string; onClick: () => void } | undefined;
}

export type CodeLanguage = 'html' | 'markdown' | 'text';

/** What the page around the field may do with it. */
export interface CodeFieldHandle {
  /** Puts a text where the cursor is, in the place of what is selected, and the focus behind it. */
  insert: (text: string) => void;
  focus: () => void;
  /** Selects a part and brings it into view. */
  select: (span: CodeSpan) => void;
}

/** What ties the text to the words of its field. */
export interface CodeAttributes {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': boolean;
}

/** Both the editor and the plain field that stands in for it while it loads. */
export interface CodeSurfaceProps {
  value: string;
  onChange: (value: string) => void;
  language: CodeLanguage;
  problems: readonly CodeProblem[];
  marks: readonly CodeSpan[];
  attributes: CodeAttributes;
  handle: Ref<CodeFieldHandle>;
  /** The plain field had the focus when it went away, with this cursor. */
  keepCursor: (cursor: CodeSpan) => void;
  /** That cursor, once, for the editor that takes its place. */
  takeCursor: () => CodeSpan | undefined;
}

/** What the text is and what is said about it; the ranges are of this very text. */
export interface CodeText {
  value: string;
  marks: readonly CodeSpan[];
  problems: readonly CodeProblem[];
}
