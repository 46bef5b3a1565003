import { expect, test } from 'vitest';
import { aLead } from '../testing/fixtures.ts';
import { leadSchema, measuredLead } from './lead.ts';

test.each([
  // counted     measured       → shown
  [
    [0, 0],
    [false, false],
    [null, null],
  ],
  [
    [0, 0],
    [true, true],
    [0, 0],
  ],
  [
    [0, 0],
    [true, false],
    [0, null],
  ],
  // Measured when these were counted.
  [
    [2, 1],
    [false, false],
    [2, 1],
  ],
  [
    [null, null],
    [true, true],
    [null, null],
  ],
] as const)('%j opened and clicked, measured: %j, is told as %j', ([opened, clicked], [opens, clicks], shown) => {
  const emailStats = { sent: 3, opened, clicked, bounced: 0 };
  const told = measuredLead(aLead({ emailStats }), { opens, clicks });
  expect([told.emailStats.opened, told.emailStats.clicked]).toEqual(shown);
  expect(told.emailStats).toMatchObject({ sent: 3, bounced: 0 });
  expect(leadSchema.parse(told)).toEqual(told);
});
