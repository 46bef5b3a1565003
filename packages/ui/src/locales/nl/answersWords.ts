import { answers } from './answers.ts';

/** What only the pages say that answer a form without JavaScript; used while the site is built. */
export const words = { answers };
