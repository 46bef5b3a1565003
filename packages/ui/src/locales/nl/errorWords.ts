import { errors } from './errors.ts';

/** What forms and the error screen say when something is wrong; loaded with the first of them. */
export const words = { errors };
