import type { ErrorCode, MessageParams } from '@fnc/domain';

export interface Issue {
  /** Field of the request, such as `email`. */
  readonly path: string;
  readonly code: ErrorCode;
}

interface Details {
  /** Fills placeholders in the code's sentence. */
  readonly params?: MessageParams;
  /** Replaces the code's sentence: another service's words, passed on. */
  readonly sentence?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly issues?: readonly Issue[];
}

/** A failure that the caller can understand: the answer has this status, this code and its sentence. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly statusCode: number;
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(statusCode: number, code: ErrorCode, details: Details = {}) {
    super(code);
    this.statusCode = statusCode;
    this.code = code;
    this.details = details;
  }
}
