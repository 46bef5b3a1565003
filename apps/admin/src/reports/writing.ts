import type { AiSettings, Instant, ReportForm, ReportPrompt } from '@fnc/domain';
import type { ReportEnd } from '@fnc/ui/admin';

/** All it takes to have a report written. */
export interface WritingRequest {
  readonly client: { readonly id: string; readonly name: string };
  readonly form: ReportForm;
  readonly prompt: ReportPrompt;
  readonly settings: AiSettings;
  /** `null`: the server has one. */
  readonly key: string | null;
}

/** A report that is being written, or was since the console was opened. */
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
