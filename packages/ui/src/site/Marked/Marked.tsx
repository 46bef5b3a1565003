import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';

export interface MarkedProps {
  /** A sentence of the catalogue with `<name>words</name>` in it; marks do not nest. */
  text: string;
  /** The element for each mark's words; one with its own content keeps it (a visitor's text). */
  marks: Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>;
}

const mark = /<(\w+)>(.*?)<\/\1>/g;

const wrap = (element: ReactElement<{ children?: ReactNode }> | undefined, words: string) =>
  element === undefined ? words : cloneElement(element, {}, element.props.children ?? words);

/** A translated sentence with links or emphasis, which each language can place where it needs them. */
export function Marked({ text, marks }: MarkedProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(mark)) {
    const [whole, name = '', words = ''] = found;
    const element = marks[name];
    parts.push(text.slice(end, found.index), wrap(element, words));
    end = found.index + whole.length;
  }
  return createElement(Fragment, null, ...parts, text.slice(end));
}
