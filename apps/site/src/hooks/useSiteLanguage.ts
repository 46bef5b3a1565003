import type { Language } from '@fnc/domain';
import { useLocation } from 'react-router-dom';
import { languageOf } from '../paths.ts';

/** The language of this document: the address decides. */
export const useSiteLanguage = (): Language => languageOf(useLocation().pathname);
