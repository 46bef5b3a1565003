import type { Language } from '@fnc/domain';
import { languageOf } from '../paths.ts';
import { useAddress } from './useAddress.ts';

/** This document's language, which the address decides. */
export const useSiteLanguage = (): Language => languageOf(useAddress().pathname);
