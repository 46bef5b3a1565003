import type { Claim } from './claim.ts';

const lookedUp = '2026-11-20';

/** The part of `claims` that every page uses, separate so that a page need not load all claims. */
export const promises = {
  intakeMinutes: { value: 30, unit: 'minutes', asOf: lookedUp, source: 'promise', condition: null, verified: false },
  /** Hours within which every message is answered; the console's clock uses the same value. */
  answerHours: { value: 24, unit: 'hours', asOf: lookedUp, source: 'promise', condition: null, verified: false },
  guidePages: { value: 13, unit: 'pages', asOf: lookedUp, source: 'product', condition: null, verified: true },
} as const satisfies Record<string, Claim>;
