import { common } from './common.ts';
import { errors } from './errors.ts';
import { site } from './site.ts';

/** One chunk with everything the public site says in this language. */
export const words = { common, site, errors };
