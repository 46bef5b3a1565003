import { fn } from 'storybook/test';

/** A wish that ends each time as the next of these, and from there on as the last. Every story begins anew. */
export function inTurn<Outcome>(...outcomes: readonly [Outcome, ...Outcome[]]) {
  const asked = fn((): Promise<Outcome> => {
    const turn = Math.min(asked.mock.calls.length, outcomes.length) - 1;
    return Promise.resolve(outcomes[turn] as Outcome);
  });
  return asked;
}
