import { expect, test } from 'vitest';
import { isBusy } from './isBusy.ts';

type Page = Parameters<typeof isBusy>[0];

/** A page in which these selectors match elements, and the focused element matches these. */
const page = (found: string, focused: string | null): Page => ({
  querySelector: (selector: string) => (found !== '' && selector.includes(found) ? ({} as Element) : null),
  activeElement: focused === null ? null : ({ matches: (selector: string) => selector.includes(focused) } as Element),
});

test.each([
  ['nothing is open and nothing has the focus', page('', null), false],
  ['a button has the focus', page('', 'button'), false],
  ['a field has the focus', page('', 'textarea'), true],
  ['a dialog is open', page('dialog[open]', null), true],
  ['a form is open, wherever the focus is', page('form', 'button'), true],
])('%s', (_name, where, busy) => {
  expect(isBusy(where)).toBe(busy);
});
