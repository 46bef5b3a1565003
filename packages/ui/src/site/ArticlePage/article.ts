import type { CitedSource } from '@fnc/domain';

/** A figure of an article with its source; the text refers to it by number. */
export interface ArticleNote {
  /** From 1, in order of first mention in the text. */
  readonly number: number;
  /** As written in the text. */
  readonly value: string;
  /** What the figure is. */
  readonly name: string;
  /** The day to which the source applies. */
  readonly asOf: string;
  readonly source: CitedSource;
}

/** One article in one language. */
export interface Article {
  readonly title: string;
  /** One or two sentences: the lead, and what search engines show. */
  readonly description: string;
  /** Days, as `2026-11-23`. */
  readonly published: string;
  readonly checked: string;
  readonly minutes: number;
  /**
   * Markdown with tables. A link to `note:3` marks a source; a quotation that starts with bold words is a separate
   * note.
   */
  readonly text: string;
  /** The headings of the text, for the table of contents. */
  readonly headings: readonly string[];
  readonly notes: readonly ArticleNote[];
}

export interface ArticleLink {
  readonly title: string;
  readonly description: string;
  readonly href: string;
}
