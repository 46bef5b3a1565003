import { newsletter } from './newsletter.ts';

/** Texts of this page; loaded with it. */
export const words = { newsletter };
