import { home } from './home/index.ts';

/** Texts of these pages; loaded with them. */
export const words = { home };
