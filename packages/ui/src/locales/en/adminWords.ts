import { admin } from './admin.ts';
import { common } from './common.ts';
import { consoleCommon } from './consoleCommon.ts';
import { errors } from './errors.ts';

/** One chunk with all texts of the console in this language. */
export const words = { common: { ...common, ...consoleCommon }, admin, errors };
