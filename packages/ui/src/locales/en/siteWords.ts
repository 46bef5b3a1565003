import { common } from './common.ts';
import { site } from './site.ts';

/** One chunk with what every page of the public site says in this language. */
export const words = { common, site };
