import { expect, test } from 'vitest';
import { choose } from './choose.ts';

const steps = [
  { name: 'types', quick: true },
  { name: 'unit', quick: true, takesNames: true },
  { name: 'stories', quick: false, takesNames: true },
];
const asked = (...args: string[]) => {
  const choice = choose(args, steps);
  return choice.ok ? [choice.value.chosen.map(({ name }) => name), choice.value.names] : choice.error;
};

test.each([
  ['nothing: every step', [], [['types', 'unit', 'stories'], []]],
  ['--quick: what is wanted before a commit', ['--quick'], [['types', 'unit'], []]],
  ['--only: the named ones', ['--only', 'types,stories'], [['types', 'stories'], []]],
  ['names behind them: some files', ['--only', 'stories', 'Button', 'Link'], [['stories'], ['Button', 'Link']]],
  ['a step that goes before, with names for the other', ['--only', 'types,unit', 'sum'], [['types', 'unit'], ['sum']]],
  ['an unknown step', ['--only', 'storys'], 'There is no step storys. The steps are: types, unit, stories.'],
  ['names for a step that runs as a whole', ['--only', 'types', 'Button'], 'types runs as a whole, without Button.'],
  ['names without a step', ['Button'], 'Name the step first: --only stories Button'],
])('%s', (_what, args, expected) => {
  expect(asked(...args)).toEqual(expected);
});
