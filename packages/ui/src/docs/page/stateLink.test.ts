import { expect, test } from 'vitest';
import { stateLink } from './stateLink.ts';

const page = 'https://design.example/books/main/iframe.html?viewMode=docs&id=components-button--docs';
const base = 'https://design.example/books/main/?path=/story/components-button--busy';

test.each([
  ['nothing turned', { language: 'nl', theme: 'light', density: 'own' }, ''],
  ['two toolbars turned', { language: 'en', theme: 'dark' }, '&globals=language:en;theme:dark'],
  ['text at 200%', { textSize: 'double' }, '&globals=textSize:double'],
  [
    'globals of other addons',
    { a11y: { manual: false }, backgrounds: undefined, theme: 'dark' },
    '&globals=theme:dark',
  ],
])('%s', (_name, globals, suffix) => {
  expect(stateLink(page, 'components-button--busy', globals)).toBe(base + suffix);
});
