import type { Language } from '@fnc/domain';
import { languageOf } from '../paths.ts';
import { useAddress } from './useAddress.ts';

/** The language of this document: the address decides. */
export const useSiteLanguage = (): Language => languageOf(useAddress().pathname);
