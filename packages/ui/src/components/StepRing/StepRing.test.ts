import { expect, test } from 'vitest';
import { stepState } from './StepRing.tsx';

const steps = [{ id: 'upload' }, { id: 'map' }, { id: 'check' }];
const states = (current: string | undefined) => steps.map(({ id }) => stepState(steps, id, current));

test.each([
  ['the first', 'upload', ['current', 'upcoming', 'upcoming']],
  ['one between', 'map', ['done', 'current', 'upcoming']],
  ['the last', 'check', ['done', 'done', 'current']],
])('%s is current', (_name, current, expected) => {
  expect(states(current)).toEqual(expected);
});

test.each([
  ['no step', undefined],
  ['an unknown step', 'send'],
])('%s is current: the course has not begun', (_name, current) => {
  expect(states(current)).toEqual([undefined, undefined, undefined]);
});
