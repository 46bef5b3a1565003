import { answers } from './answers.ts';

/** Texts of the pages that answer a form without JavaScript; used by the site's build. */
export const words = { answers };
