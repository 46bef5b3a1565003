import type { ErrorCode } from './errorCodes.ts';

/** Why a call failed, in the detail that a screen needs. */
export interface Problem {
  readonly code: ErrorCode;
  /** A complete sentence, in the language used when the call failed. */
  readonly message?: string;
  /** HTTP status, when there was an answer. */
  readonly status?: number;
  /** Identifies the error in the server's log. */
  readonly errorId?: string;
}

/** Whether one of the codes means that a required field is missing, rather than invalid. */
export const isIncomplete = (codes: readonly (string | undefined)[]): boolean =>
  codes.some((code) => code?.endsWith('_required'));
