import type { Day, Instant, Language, ReportStatus } from '@fnc/domain';
import type { Problem } from '../words/problem.ts';

/** A report as its page shows it: being written, or stored. */
export interface ReportScreenData {
  /** The title. */
  readonly name: string;
  /** Markdown as it is stored; `null` for an entry of before reports had content. While writing the text comes from `writing`. */
  readonly content: string | null;
  readonly status: ReportStatus;
  readonly date: Day;
  readonly clientId: string;
  readonly clientName: string;
  /** One of `reportTypes`, or what an older record has. */
  readonly reportType: string;
  /** Of the report itself; `null` when nobody wrote that down. */
  readonly language: Language | null;
  /** `null` for an entry without metadata. */
  readonly questionsAnalyzed: number | null;
  readonly answersAnalyzed: number | null;
  /** When writing ended; `null` while writing and for an entry without metadata. */
  readonly generatedAt: Instant | null;
  /** Last change by hand; `null` when there was none. */
  readonly updatedAt: Instant | null;
  /** Titles of the sections this type has, in the report's own language; they are ticked while it is being written. */
  readonly outline: readonly string[];
  /** `gpt-4`, where it is known. */
  readonly model?: string | undefined;
}

export type ReportViewState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'ready'; readonly report: ReportScreenData };

/** The text that is coming in. `stopping`: asked to stop, the last words are still on their way. */
export interface ReportWriting {
  readonly phase: 'writing' | 'stopping';
  /** Markdown so far. */
  readonly text: string;
  readonly startedAt: Instant;
  /** `false`: this browser's store refuses it, so that closing the window loses it. */
  readonly isKept: boolean;
  /** The server writes it, whether or not a window is open. */
  readonly goesOn: boolean;
}

/**
 * Why the text is not whole. `stopped` by an advisor, `serverStopped` with the server that wrote it, `cutOff` at the limit of
 * tokens, `failed` for every other reason: no connection, refused key, nothing written. The words so far are in the report's
 * `content`.
 */
export interface ReportEnd {
  readonly kind: 'stopped' | 'serverStopped' | 'failed' | 'cutOff';
  /** `null` only for `stopped` and `serverStopped`. */
  readonly problem: Problem | null;
}
