import type { skylineQuote as nl } from '../../nl/home/skylineQuote.ts';
import type { Translated } from '../../translated.ts';

export const skylineQuote: Translated<typeof nl> = {
  address: 'A postal address isn’t a business.',
  decisions: 'What counts is where the decisions are made.',
  note: 'The starting point of all our advice. Pictured: Limassol, seen from the sea.',
};
