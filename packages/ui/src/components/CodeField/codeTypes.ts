import type { Ref } from 'react';

/** A range of the text, in characters from 0; `to` is exclusive. */
export interface CodeSpan {
  from: number;
  to: number;
}

export interface CodeProblem extends CodeSpan {
  /** The problem and its effect ("{voornaam} is geen bekend veld: zo kan de mail niet weg."). */
  message: string;
  /** `error` makes the field invalid; default. A `warning` does not. */
  severity?: 'error' | 'warning' | undefined;
  /** A fix ("Vervang door {firstName}"). */
  action?: { label: string; onClick: () => void } | undefined;
}

export type CodeLanguage = 'html' | 'markdown' | 'text';

/** The methods for the page around the field. */
export interface CodeFieldHandle {
  /** Replaces the selection with a text, and places the cursor after it. */
  insert: (text: string) => void;
  focus: () => void;
  /** Selects a range and scrolls it into view. */
  select: (span: CodeSpan) => void;
}

/** Links the text to the labels of its field. */
export interface CodeAttributes {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': boolean;
}

/** Props of both the editor and the plain field that replaces it while it loads. */
export interface CodeSurfaceProps {
  value: string;
  onChange: (value: string) => void;
  language: CodeLanguage;
  problems: readonly CodeProblem[];
  marks: readonly CodeSpan[];
  attributes: CodeAttributes;
  handle: Ref<CodeFieldHandle>;
  /** Called with the cursor when the plain field unmounts while focused. */
  keepCursor: (cursor: CodeSpan) => void;
  /** Returns that cursor once, for the editor that replaces the plain field. */
  takeCursor: () => CodeSpan | undefined;
}

/** The text and its problems; all ranges refer to this text. */
export interface CodeText {
  value: string;
  marks: readonly CodeSpan[];
  problems: readonly CodeProblem[];
}
