import { calculator } from './calculator.ts';

/** What only these pages say; loaded with them. */
export const words = { calculator };
