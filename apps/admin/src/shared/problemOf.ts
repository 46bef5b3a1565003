import { ApiError } from '@fnc/domain/api';
import { StorageError } from '@fnc/domain/storage';
import type { Problem } from '@fnc/ui/admin';

/** What a screen says about an error. Whatever is neither the API's nor the browser's store's is a fault in the console itself. */
export function problemOf(error: unknown): Problem {
  if (error instanceof StorageError) return { code: error.code };
  if (!(error instanceof ApiError)) return { code: 'answer_invalid' };
  const { code, message, status, errorId } = error;
  return { code, message, ...(status === 0 ? {} : { status }), ...(errorId === null ? {} : { errorId }) };
}

/** The session is over: the token was refused, or is not there. */
export const isSignedOut = ({ code }: Problem): boolean =>
  code === 'authentication_failed' || code === 'not_authenticated' || code === 'password_not_authenticated';
