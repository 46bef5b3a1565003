import { landing } from './landing.ts';

/** Texts of these pages; loaded with them. */
export const words = { landing };
