import { landing } from './landing.ts';

/** What only these pages say; loaded with them. */
export const words = { landing };
