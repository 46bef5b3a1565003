import { expect, test } from 'vitest';
import { hasWords, mustTurnEnglish, pictureName, variantsOf } from './rule.ts';

const button = { storyId: 'components-button--primary', width: 1200, words: 'Vraag de gids aan', proves: false };

test.each([
  ['a component with words', button, {}, ['dark', 'en', 'phone']],
  ['a component without', { ...button, words: '' }, {}, ['dark']],
  ['a component of figures', button, { sameWords: true }, ['dark', 'phone']],
  ['a phone of its own', { ...button, width: 390 }, {}, ['dark', 'en']],
  ['a behaviour of a component', { ...button, proves: true }, {}, []],
  ['a behaviour with a look of its own', { ...button, proves: true }, { everyTurn: true }, ['dark', 'en', 'phone']],
  ['a behaviour in high contrast', { ...button, proves: true }, { forcedColors: true }, ['forced']],
  ['a behaviour of a screen', { ...button, storyId: 'site-hero--x', proves: true }, {}, []],
  ['a passing moment', button, { picture: 'none' }, []],
  ['colours of high contrast', { ...button, words: '' }, { forcedColors: true }, ['dark', 'forced']],
  ['a view', { ...button, storyId: 'admin-leadlist--many' }, {}, ['dark', 'en', 'phone']],
  ['a foundation', { ...button, storyId: 'foundations-art-skyline--default' }, {}, ['dark']],
] as const)('%s: %#', (_name, shown, parameters, variants) => {
  expect(variantsOf(shown, parameters)).toEqual(variants);
});

test('samples of components are said in English too', () => {
  expect(mustTurnEnglish(button, {})).toBe(true);
  expect(mustTurnEnglish(button, { sameWords: true })).toBe(false);
  expect(mustTurnEnglish(button, { picture: 'none' })).toBe(false);
  expect(mustTurnEnglish({ ...button, words: '12 · 87 %' }, {})).toBe(false);
  expect(mustTurnEnglish({ ...button, storyId: 'site-hero--default' }, {})).toBe(false);
});

test('figures and single letters are no words', () => {
  expect(hasWords('€ 1.234,50 · K')).toBe(false);
  expect(hasWords('één')).toBe(true);
});

test('a picture is named after the story and its variant', () => {
  expect(pictureName('components-button--primary')).toBe('components-button--primary');
  expect(pictureName('components-button--primary', 'dark')).toBe('components-button--primary.dark');
});
