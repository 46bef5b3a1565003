import { calculator } from './calculator.ts';

/** Texts of these pages; loaded with them. */
export const words = { calculator };
