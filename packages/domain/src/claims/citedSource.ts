import type { Language } from '../shared/language.ts';
import type { ClaimSource } from './claimSource.ts';
import { claimSources, type ClaimSourceId } from './claimSources.data.ts';

/** A source as a page in one language names it. */
export interface CitedSource {
  readonly title: string;
  readonly url?: string;
}

export function citedSource(id: ClaimSourceId, language: Language): CitedSource {
  const { title, ...address }: ClaimSource = claimSources[id];
  return { ...address, title: typeof title === 'string' ? title : title[language] };
}
