import type { Language } from '../shared/language.ts';

/** Where a figure was looked up. */
export interface ClaimSource {
  /** One text only for a name that is the same in every language. */
  readonly title: string | Readonly<Record<Language, string>>;
  /** Only for public bodies, whose addresses last. */
  readonly url?: string;
}
