import type { ErrorCode } from '@fnc/domain';
import type { ServerIssue } from '../../forms/useSchemaForm.ts';

/** Why a form was refused, as far as the sending page knows. */
export interface SendFailure {
  /** A whole sentence in the visitor's language; absent when only the failure is known. */
  message?: string;
  /** The kind of failure, for a form that has its own words for it. */
  code?: ErrorCode;
  /** The server's errors for single fields. */
  issues: readonly ServerIssue[];
  /** The server is too busy, and asks to retry after this many seconds. */
  retryAfterSeconds?: number;
}
