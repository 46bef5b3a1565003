import { common } from './common.ts';
import { site } from './site.ts';

/** One chunk with the texts that every page of the public site uses, in this language. */
export const words = { common, site };
