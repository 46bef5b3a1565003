import { expect, test } from 'vitest';
import { differingLines } from './differingLines.ts';

const lines = (...all: string[]) => all.join('\n');

test.each<[what: string, mine: string, theirs: string, shownMine: string, shownTheirs: string]>([
  ['one line', 'Jan', 'Piet', 'Jan', 'Piet'],
  [
    'a line in the middle',
    lines('a', 'b', 'x', 'c', 'd'),
    lines('a', 'b', 'y', 'c', 'd'),
    '…\nb\nx\nc\n…',
    '…\nb\ny\nc\n…',
  ],
  ['a line added at the end', lines('a', 'b', 'c'), lines('a', 'b'), '…\nb\nc', '…\nb'],
  ['a line added at the start', lines('a', 'b'), lines('x', 'a', 'b'), 'a\n…', 'x\na\n…'],
  ['a repeated line', lines('a', 'a'), lines('a', 'a', 'a'), '…\na', '…\na\na'],
  ['nothing on one side', '', lines('a', 'b'), '', 'a\nb'],
  ['no difference', 'a', 'a', 'a', 'a'],
])('shows %s', (_what, mine, theirs, shownMine, shownTheirs) => {
  expect(differingLines(mine, theirs)).toEqual({ mine: shownMine, theirs: shownTheirs });
  expect(differingLines(theirs, mine)).toEqual({ mine: shownTheirs, theirs: shownMine });
});
