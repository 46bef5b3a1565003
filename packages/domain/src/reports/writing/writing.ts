import type { AiSettings } from '../completion/completionRequest.ts';
import type { Instant } from '../../shared/time/instant.ts';
import type { ReportForm } from '../reportForm.ts';
import type { ReportPrompt } from '../buildPrompt.ts';
import type { Problem } from '../../messages/problem.ts';
import type { ReportEnd } from '../reportScreen.ts';

/** `id`: writing has started, and the report has a page. `problem` is `null` when it was cancelled before that. */
export type Begun = { readonly id: string } | { readonly problem: Problem | null };

/** Parameters of a report written with a typed key. */
export interface WritingRequest {
  readonly client: { readonly id: string; readonly name: string };
  readonly form: ReportForm;
  readonly prompt: ReportPrompt;
  readonly settings: AiSettings;
  readonly key: string;
}

/** A report that this browser is writing or has written since the console was opened. */
export interface Writing {
  readonly request: WritingRequest;
  readonly phase: 'writing' | 'stopping' | 'ended';
  /** Markdown so far. */
  readonly text: string;
  readonly startedAt: Instant;
  /** Why the text is incomplete or not stored; `null` while it is being written and when complete and stored. */
  readonly end: ReportEnd | null;
  /**
   * The id of the stored entry; `null` while this browser's store refuses it. It changes when the report was deleted
   * during writing, because it is then stored again.
   */
  readonly storedAs: string | null;
  /** The service reported that the text is complete. */
  readonly isWhole: boolean;
  /** `false`: the store refused the latest text, which exists only in memory. */
  readonly isKept: boolean;
  /** Id of the new report when this one was written again. */
  readonly followedBy: string | null;
}

/** By the id in the URL of their page. */
export type Writings = ReadonlyMap<string, Writing>;

/**
 * The id of the report that replaces this one: written again, or stored under a new id. `null`: stay on the page, also
 * while it holds text, in the editor or at the report's end, that is stored nowhere else.
 */
export function goesOnAt(id: string, writing: Writing | null, isEdited: boolean): string | null {
  if (writing?.phase !== 'ended' || !writing.isKept || isEdited) return null;
  const next = writing.followedBy ?? writing.storedAs ?? id;
  return next === id ? null : next;
}
