import type { workedCases as nl } from '../../nl/home/workedCases.ts';
import type { Translated } from '../../translated.ts';

export const workedCases: Translated<typeof nl> = {
  title: 'Same profit, different answer',
  lead: 'A Dutch company (bv) with {{profit}} of profit, worked out twice. Only the owner’s home differs.',
  cases: {
    moves: {
      title: 'The owner moves to Cyprus',
      verdict: '<strong>Yes:</strong> {{amount}} less a year.',
      note: 'Not included: the move, the exit assessment on your bv, the audit and the directors.',
    },
    stays: {
      title: 'The owner stays in the Netherlands',
      verdict: '<strong>No:</strong> {{amount}} more a year.',
      note: 'The Netherlands then taxes the salary and the dividend, and the costs in Cyprus come on top. In this case we advise against it.',
    },
  },
  now: 'Now, with the bv',
  viaCyprus: 'Through Cyprus',
  open: 'Open this in the calculator',
  terms: 'Tax, contributions and running costs, all profit paid out. {{years}} rates. An indication, not tax advice.',
};
