import type { skylineQuote as nl } from '../../nl/home/skylineQuote.ts';
import type { Translated } from '../../translated.ts';

export const skylineQuote: Translated<typeof nl> = {};
