import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A sentence of the catalogue with its `<strong>…</strong>` rendered. Only for our own numbers and words: where a name
 * is inside the mark use `Trans`, which is many times larger but does not parse the name as markup.
 */
export const withStrong = (sentence: string): ReactNode =>
  createElement(
    Fragment,
    null,
    ...sentence
      .split(/<strong>(.*?)<\/strong>/s)
      .map((part, index) => (index % 2 === 1 ? createElement('strong', null, part) : part)),
  );
