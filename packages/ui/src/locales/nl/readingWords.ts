import { reading } from './reading.ts';

/** Texts of the articles and the pages for a profession: rendered by the build, loaded by no page. */
export const words = { reading };
