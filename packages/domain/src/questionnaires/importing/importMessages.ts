import type { ErrorCode } from '../../messages/errorCodes.ts';
import type { ImportRow, ImportTarget, ImportSettings, QuestionImportPlan } from './importQuestions.ts';
import type { QuestionFile } from './importQuestionsFile.ts';
import type { Result } from '../../shared/result.ts';

/** A file that was read; the reader holds its rows. */
interface ReadFile extends Omit<QuestionFile, 'rows'> {
  readonly rowCount: number;
}

export type ReadOutcome = Result<ReadFile, ErrorCode>;

/** A file as the platform represents it. */
export interface ImportedFile {
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Requests to the reader. Every answer carries the `id` of its request. */
export type ImportRequest =
  | { readonly kind: 'read'; readonly id: number; readonly file: ImportedFile }
  /** Checks the rows of the last file. */
  | { readonly kind: 'plan'; readonly id: number; readonly settings: ImportSettings; readonly target: ImportTarget };

export type ImportAnswer =
  /** 0–1. */
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | { readonly kind: 'read'; readonly id: number; readonly outcome: ReadOutcome }
  /** The next page of the plan's rows; paged so that receiving them never blocks the screen. */
  | { readonly kind: 'rows'; readonly id: number; readonly rows: readonly ImportRow[] }
  | { readonly kind: 'planned'; readonly id: number; readonly plan: Omit<QuestionImportPlan, 'rows'> }
  | { readonly kind: 'failed'; readonly id: number };

/** The channel to the reader, in a worker or in the page. */
export interface ImportChannel {
  post: (request: ImportRequest) => void;
  close: () => void;
}

/** Opens a channel; `onLost` is called when no more answers can arrive. */
export type OpenImportChannel = (onAnswer: (answer: ImportAnswer) => void, onLost: () => void) => ImportChannel;
