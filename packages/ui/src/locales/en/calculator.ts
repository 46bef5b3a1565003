import type { calculator as nl } from '../nl/calculator.ts';
import type { Translated } from '../translated.ts';

export const calculator: Translated<typeof nl> = {};
