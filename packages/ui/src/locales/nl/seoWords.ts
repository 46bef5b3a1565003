import { seo } from './seo.ts';

/** Texts used only by the build: preview pictures, data for search engines, the page for language models. */
export const words = { seo };
