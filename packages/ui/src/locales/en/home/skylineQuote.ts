import type { skylineQuote as nl } from '../../nl/home/skylineQuote.ts';
import type { Translated } from '../../translated.ts';

export const skylineQuote: Translated<typeof nl> = {
  address: 'A postal address is not a business.',
  decisions: 'What counts is where decisions are made.',
  note: 'Where all our advice starts. In the drawing: Limassol, seen from the sea.',
};
