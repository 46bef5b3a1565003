import type { Language } from '@fnc/domain';
import type { PageId } from '../paths.ts';

/** Names the page that a head was written for: the build and the browser mark the canonical link with it. */
export const headKey = (page: PageId, language: Language): string => `${language}/${page}`;
