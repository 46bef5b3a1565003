import { newsletter } from './newsletter.ts';

/** What only this page says; loaded with it. */
export const words = { newsletter };
