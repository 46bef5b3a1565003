import type { AiSettings, Instant, ReportForm, ReportPrompt } from '@fnc/domain';
import type { Problem, ReportEnd, ReportWriting } from '@fnc/ui/admin';

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

/** A report as its page shows that it is being written, by whomever, or why it is not whole. */
export interface ShownWriting {
  /** `null`: nobody is writing. */
  readonly writing: ReportWriting | null;
  readonly ended: ReportEnd | null;
  /** Answers why it goes on all the same. */
  readonly stop: () => Promise<Problem | null>;
  /** Once more, as a report of its own; `null` where it is not known what was asked. */
  readonly retry: (() => void) | null;
}
