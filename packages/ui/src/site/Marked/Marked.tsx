import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';

export interface MarkedProps {
  /** A sentence of the catalogue with `<name>words</name>` in it; marks do not nest. */
  text: string;
  /** The element each mark's words go into; one that brings its own content keeps it (text of a visitor). */
  marks: Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>;
}

const mark = /<(\w+)>(.*?)<\/\1>/g;

const wrap = (element: ReactElement<{ children?: ReactNode }> | undefined, words: string) =>
  element === undefined ? words : cloneElement(element, {}, element.props.children ?? words);

/** A translated sentence with links or emphasis inside it, so that every language can put them where it must. */
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
