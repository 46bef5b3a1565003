import type { ErrorCode } from '../messages/errorCodes.ts';

/** What is wrong with one field of what was sent. `path` is its name: `email`. */
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

/** Why a call did not succeed. Every method of the API clients rejects with this and nothing else. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  /** HTTP status; 0 when there was no answer, or nothing was sent. */
  readonly status: number;
  /** Empty unless the server found fault with single fields. */
  readonly issues: readonly ApiIssue[];
  /** Found back in the server's log. */
  readonly errorId: string | null;
  /** From the answer's `Retry-After`, in seconds. */
  readonly retryAfterSeconds: number | null;

  /** @param failure its `message` is a whole sentence in the reader's language */
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
