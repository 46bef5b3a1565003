import type { Language } from '../shared/language.ts';

export interface ReportSection {
  /** Its heading, without the number. */
  readonly title: Record<Language, string>;
  /** Required content, in Dutch, the language of the prompt's instructions. */
  readonly holds: string;
}
