import { reading } from './reading.ts';

/** What only the articles and the pages for a profession say: rendered by the build, fetched by no page. */
export const words = { reading };
