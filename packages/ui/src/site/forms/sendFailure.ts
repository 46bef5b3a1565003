import type { ErrorCode } from '@fnc/domain';
import type { ServerIssue } from '../../forms/useSchemaForm.ts';

/** Why a form was not accepted, as the page that sent it knows it. */
export interface SendFailure {
  /** A whole sentence in the visitor's language; left out when nobody knows more than that it failed. */
  message?: string;
  /** What it is about, for a form that has words of its own for it. */
  code?: ErrorCode;
  /** Faults the server found in single fields. */
  issues: readonly ServerIssue[];
  /** The server is too busy, and asks to come back after so many seconds. */
  retryAfterSeconds?: number;
}
