import type { ErrorCode } from './errorCodes.ts';

/** Why a call failed, as far as a screen has to know. */
export interface Problem {
  readonly code: ErrorCode;
  /** The whole sentence, in the language of the moment it happened. */
  readonly message?: string;
  /** HTTP status, when there was an answer. */
  readonly status?: number;
  /** Finds the fault in the server's log. */
  readonly errorId?: string;
}
