import { seo } from './seo.ts';

/** What only the build says: pictures of shared links, data for search engines, the page for language models. */
export const words = { seo };
