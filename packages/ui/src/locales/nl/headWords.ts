import { head } from './head.ts';

/** Loaded when a visitor navigates to another page: the head of the first page is in its HTML. */
export const words = { head };
