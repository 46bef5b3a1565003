import type { ErrorCode } from '../messages/errorCodes.ts';

/** What is wrong with one field of the request. `path` is the field's name: `email`. */
interface ApiIssue {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

interface ApiFailure {
  code: ErrorCode;
  status: number;
  message: string;
  issues?: readonly ApiIssue[] | undefined;
  errorId?: string | undefined;
  retryAfterSeconds?: number | undefined;
}

/** Why a call failed. Methods of the API clients reject with this error only. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  /** HTTP status; 0 without an answer, or when no request was sent. */
  readonly status: number;
  /** Empty unless the server rejected single fields. */
  readonly issues: readonly ApiIssue[];
  /** Also written to the server's log. */
  readonly errorId: string | null;
  /** From the answer's `Retry-After`, in seconds. */
  readonly retryAfterSeconds: number | null;

  /** @param failure its `message` is a complete sentence in the user's language */
  constructor({ code, status, message, issues = [], errorId, retryAfterSeconds }: ApiFailure, cause?: unknown) {
    super(message, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.issues = issues;
    this.errorId = errorId ?? null;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
  }
}
