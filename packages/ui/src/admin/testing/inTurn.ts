import { fn } from 'storybook/test';

/** A mock that returns these outcomes in turn, and then the last one again. Every story starts anew. */
export function inTurn<Outcome>(...outcomes: readonly [Outcome, ...Outcome[]]) {
  const asked = fn((): Promise<Outcome> => {
    const turn = Math.min(asked.mock.calls.length, outcomes.length) - 1;
    return Promise.resolve(outcomes[turn] as Outcome);
  });
  return asked;
}
