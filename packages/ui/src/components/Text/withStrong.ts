import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A sentence of the catalogue with the words it marks as `<strong>…</strong>`. Only for figures and words of our own: where a
 * name stands inside the mark use `Trans`, which is many times as large and tells the two apart.
 */
export const withStrong = (sentence: string): ReactNode =>
  createElement(
    Fragment,
    null,
    ...sentence
      .split(/<strong>(.*?)<\/strong>/s)
      .map((part, index) => (index % 2 === 1 ? createElement('strong', null, part) : part)),
  );
