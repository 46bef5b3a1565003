import { expect, test } from 'vitest';
import { choose } from './choose.ts';

const steps = [
  { name: 'types', quick: true, ofChange: true },
  { name: 'sizes', quick: true },
  { name: 'unit', quick: true, takesNames: true, ofChange: true },
  { name: 'stories', quick: false, takesNames: true },
];
const asked = (...args: string[]) => {
  const choice = choose(args, steps);
  return choice.ok ? [choice.value.chosen.map(({ name }) => name), choice.value.names] : choice.error;
};

test.each([
  ['nothing: every step', [], [['types', 'sizes', 'unit', 'stories'], []]],
  ['--quick: what is wanted before a commit', ['--quick'], [['types', 'sizes', 'unit'], []]],
  ['--only: the named ones', ['--only', 'types,stories'], [['types', 'stories'], []]],
  ['names behind them: some files', ['--only', 'stories', 'Button', 'Link'], [['stories'], ['Button', 'Link']]],
  ['a step that goes before, with names for the other', ['--only', 'types,unit', 'sum'], [['types', 'unit'], ['sum']]],
  ['--changed: what a change can affect', ['--changed'], [['types', 'unit'], ['--changed']]],
  ['--changed since a commit', ['--changed=main'], [['types', 'unit'], ['--changed=main']]],
  ['--changed of one step', ['--only', 'stories', '--changed'], [['stories'], ['--changed']]],
  ['a part of the stories', ['--only', 'stories', '--shard=1/4'], [['stories'], ['--shard=1/4']]],
  ['a part of everything', ['--shard=1/4'], 'Name the step first: --only stories --shard=1/4'],
  ['an unknown step', ['--only', 'storys'], 'There is no step storys. The steps are: types, sizes, unit, stories.'],
  ['names for a step that runs as a whole', ['--only', 'types', 'Button'], 'types runs as a whole, without Button.'],
  ['an unknown option', ['--help'], 'There is no option --help, only --only, --quick, --changed, --shard.'],
  ['names without a step', ['Button'], 'Name the step first: --only stories Button'],
])('%s', (_what, args, expected) => {
  expect(asked(...args)).toEqual(expected);
});
