import { describe, expect, test } from 'vitest';
import { type EditedText, followStored, openText, resolveText } from './editedText.ts';

const before = { name: 'Rapport', content: '# Een' };
const mine = { name: 'Rapport', content: '# Van mij' };
const theirs = { name: 'Rapport van hen', content: '# Een' };
const typed: EditedText = { typed: mine, before, theirs: null };
const asked: EditedText = { ...typed, theirs };

describe('another window stores a change', () => {
  test.each<[name: string, edited: EditedText, stored: typeof before, expected: EditedText]>([
    ['nothing was typed: it is followed', openText(before), theirs, openText(theirs)],
    ['something was typed: nothing is taken over, and it is asked', typed, theirs, asked],
    ['only a space after the title was typed', openText({ ...before, name: 'Rapport ' }), theirs, openText(theirs)],
    ['the same was typed here', typed, mine, openText(mine)],
    ['it is what it was', typed, before, typed],
    ['it is taken back there: there is no question any more', asked, before, typed],
    [
      'it is changed once more while it is asked',
      asked,
      { ...theirs, name: 'Nog eens' },
      { ...asked, theirs: { ...theirs, name: 'Nog eens' } },
    ],
  ])('%s', (_name, edited, stored, expected) => {
    expect(followStored(edited, stored)).toEqual(expected);
  });
});

test.each([
  ['mine', asked, { typed: mine, before: theirs, theirs: null }],
  ['theirs', asked, openText(theirs)],
  ['mine', typed, typed],
] as const)('the choice: %s (%#)', (keep, edited, expected) => {
  expect(resolveText(edited, keep)).toEqual(expected);
});
