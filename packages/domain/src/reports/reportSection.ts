import type { Language } from '../shared/language.ts';

export interface ReportSection {
  /** Its heading, without the number. */
  readonly title: Record<Language, string>;
  /** What it must hold, in Dutch: the language in which the writer is instructed. */
  readonly holds: string;
}
