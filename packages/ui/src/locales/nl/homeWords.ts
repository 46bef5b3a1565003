import { home } from './home/index.ts';

/** What only these pages say; loaded with them. */
export const words = { home };
