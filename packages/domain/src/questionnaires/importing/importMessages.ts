import type { ErrorCode } from '../../messages/errorCodes.ts';
import type { ImportRow, ImportTarget, ImportWishes, QuestionImportPlan } from './importQuestions.ts';
import type { QuestionFile } from './importQuestionsFile.ts';
import type { Result } from '../../shared/result.ts';

/** A file that was read; its rows stay in the reader. */
interface ReadFile extends Omit<QuestionFile, 'rows'> {
  readonly rowCount: number;
}

export type ReadOutcome = Result<ReadFile, ErrorCode>;

/** A file as the platform has it. */
export interface ImportedFile {
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** What is asked of the one who reads. `id` comes back with every answer to it. */
export type ImportRequest =
  | { readonly kind: 'read'; readonly id: number; readonly file: ImportedFile }
  /** Judges the rows of the file that was read last. */
  | { readonly kind: 'plan'; readonly id: number; readonly wishes: ImportWishes; readonly target: ImportTarget };

export type ImportAnswer =
  /** 0–1. */
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | { readonly kind: 'read'; readonly id: number; readonly outcome: ReadOutcome }
  /** The next rows of the plan: a page at a time, so that receiving them never holds up the screen. */
  | { readonly kind: 'rows'; readonly id: number; readonly rows: readonly ImportRow[] }
  | { readonly kind: 'planned'; readonly id: number; readonly plan: Omit<QuestionImportPlan, 'rows'> }
  | { readonly kind: 'failed'; readonly id: number };

/** The channel to the reader: a worker, or the same code here. */
export interface ImportChannel {
  post: (request: ImportRequest) => void;
  close: () => void;
}

/** Opens the way; `onLost` is told when there will be no more answers. */
export type OpenImportChannel = (onAnswer: (answer: ImportAnswer) => void, onLost: () => void) => ImportChannel;
