import { expect, test } from 'vitest';
import {
  hasPicture,
  hasStatesPicture,
  hasWords,
  isJudgedInStates,
  modesOf,
  mustTurnEnglish,
  pictureName,
  variantsOf,
} from './rule.ts';

const button = {
  storyId: 'components-button--primary',
  width: 1200,
  words: 'Vraag de gids aan',
  first: true,
  plays: false,
};
const later = { ...button, first: false };
const proof = { ...later, plays: true };

const view = { ...later, storyId: 'admin-leadlist--many' };

test.each([
  ['a component', button, {}, ['dark']],
  ['a component without words', { ...button, words: '' }, {}, ['dark']],
  ['a later state of a component', later, {}, []],
  ['a later state that matters as much', later, { everyTurn: true }, ['dark', 'en', 'phone']],
  ['one of figures', later, { everyTurn: true, sameWords: true }, ['dark', 'phone']],
  ['a first story that plays', { ...button, plays: true }, {}, ['dark']],
  ['a behaviour of a component', proof, {}, []],
  ['a behaviour with a look of its own', proof, { everyTurn: true }, ['dark', 'en', 'phone']],
  ['a behaviour in high contrast', proof, { forcedColors: true }, ['forced']],
  ['colours of high contrast', button, { forcedColors: true }, ['dark', 'forced']],
  ['a passing moment', button, { chromatic: { disableSnapshot: true } }, []],
  ['a view', view, {}, ['dark', 'en', 'phone']],
  ['a view without words', { ...view, words: '' }, {}, ['dark']],
  ['a view in the window of a tablet', { ...view, width: 768 }, {}, []],
  ['a view in the window of a phone that matters', { ...view, width: 390 }, { everyTurn: true }, ['dark', 'en']],
  ['a behaviour of a view', { ...view, plays: true }, {}, []],
  ['a view that is always dark, and alike on every phone', view, { sameIn: ['dark', 'phone'] }, ['en']],
  ['a foundation', { ...button, storyId: 'foundations-art-skyline--default' }, {}, []],
  ['a later foundation', { ...later, storyId: 'foundations-art-skyline--on-deep' }, {}, []],
] as const)('%s: %#', (_name, shown, parameters, variants) => {
  expect(variantsOf(shown, parameters)).toEqual(variants);
});

test.each([
  ['a later state of a component', later, {}, true],
  ['a behaviour of a component', proof, {}, false],
  ['a behaviour that ends in a look of its own', proof, { picture: true }, true],
  ['a behaviour of a view', { ...view, plays: true }, {}, true],
  ['a behaviour of a view on a phone', { ...view, plays: true, width: 390 }, {}, false],
  ['a view on a phone', { ...view, width: 390 }, {}, true],
  ['a passing moment', button, { chromatic: { disableSnapshot: true } }, false],
] as const)('%s has a picture or none: %#', (_name, shown, parameters, has) => {
  expect(hasPicture(shown, parameters)).toBe(has);
});

test.each([
  ['a component', button, {}, [true, false]],
  ['a component that asks for it', button, { everyState: true }, [true, true]],
  ['a later state of a component', later, {}, [false, false]],
  ['a later state that can be pressed in another way', later, { everyState: true }, [true, false]],
  ['a behaviour of a component', proof, { everyState: true }, [false, false]],
  ['a passing moment', button, { everyState: true, chromatic: { disableSnapshot: true } }, [true, false]],
  ['a view', { ...view, first: true }, {}, [false, false]],
  ['a view that asks for it', view, { everyState: true }, [true, false]],
] as const)(
  '%s is judged, and pictured, under the pointer, pressed and with the focus: %#',
  (_name, shown, parameters, both) => {
    expect([isJudgedInStates(shown, parameters), hasStatesPicture(shown, parameters)]).toEqual(both);
  },
);

test('samples of components are said in English too', () => {
  expect(mustTurnEnglish(button, {})).toBe(true);
  expect(mustTurnEnglish(button, { sameWords: true })).toBe(false);
  expect(mustTurnEnglish(button, { chromatic: { disableSnapshot: true } })).toBe(false);
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

test.each([
  ['Site/Hero', later, {}, ['dark', 'en', 'phone']],
  ['Foundations/Art/Skyline', button, {}, []],
  ['Components/Button', button, {}, ['dark']],
  ['Components/Button', proof, {}, null],
  ['Components/Button', proof, { picture: true }, []],
  ['Admin/LeadList', { ...later, width: 768 }, {}, []],
  ['Charts/Funnel', later, { everyTurn: true, sameWords: true }, ['dark', 'phone']],
] as const)(
  'Chromatic pictures a story of %s in the turns of this suite: %#',
  (title, { first, plays, width }, parameters, modes) => {
    expect(modesOf(title, { first, plays, width }, parameters)).toEqual(modes);
  },
);
