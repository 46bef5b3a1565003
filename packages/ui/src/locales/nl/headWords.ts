import { head } from './head.ts';

/** Fetched when a visitor steps to another page: the page that was loaded has its head written into it. */
export const words = { head };
