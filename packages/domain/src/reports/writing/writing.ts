import type { AiSettings } from '../completion/completionRequest.ts';
import type { Instant } from '../../shared/time/instant.ts';
import type { ReportForm } from '../reportForm.ts';
import type { ReportPrompt } from '../buildPrompt.ts';
import type { Problem } from '../../messages/problem.ts';
import type { ReportEnd } from '../reportScreen.ts';

/** `id`: writing has begun, and its page is there. `problem` is `null` when it was called off before that. */
export type Begun = { readonly id: string } | { readonly problem: Problem | null };

/** All it takes to have a report written with a typed key. */
export interface WritingRequest {
  readonly client: { readonly id: string; readonly name: string };
  readonly form: ReportForm;
  readonly prompt: ReportPrompt;
  readonly settings: AiSettings;
  readonly key: string;
}

/** A report that this browser writes, or wrote since the console was opened. */
export interface Writing {
  readonly request: WritingRequest;
  readonly phase: 'writing' | 'stopping' | 'ended';
  /** Markdown so far. */
  readonly text: string;
  readonly startedAt: Instant;
  /** Why the text is not whole, or not stored; `null` while it is being written and when all is well. */
  readonly end: ReportEnd | null;
  /**
   * The id of the stored entry; `null` while this browser's store refuses it. Another one than before when it was deleted
   * while it was being written: then it is stored anew.
   */
  readonly storedAs: string | null;
  /** The service said that the text is whole. */
  readonly isWhole: boolean;
  /** `false`: the store refused the last words, and they stand nowhere but here. */
  readonly isKept: boolean;
  /** Written once more: the id under which that goes on. */
  readonly followedBy: string | null;
}

/** By the id in the address of their page. */
export type Writings = ReadonlyMap<string, Writing>;

/**
 * The id under which a report goes on: begun again, or kept after all. `null`: its page stays, also while something in the
 * editor or at the end of the text stands nowhere else.
 */
export function goesOnAt(id: string, writing: Writing | null, isEdited: boolean): string | null {
  if (writing?.phase !== 'ended' || !writing.isKept || isEdited) return null;
  const next = writing.followedBy ?? writing.storedAs ?? id;
  return next === id ? null : next;
}
