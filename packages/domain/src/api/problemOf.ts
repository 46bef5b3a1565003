import type { Problem } from '../messages/problem.ts';
import { StorageError } from '../storage/storageError.ts';
import { ApiError } from './apiError.ts';

/** What a screen says about an error. Whatever is neither the API's nor the browser's store's is a fault in the console itself. */
export function problemOf(error: unknown): Problem {
  if (error instanceof StorageError) return { code: error.code };
  if (!(error instanceof ApiError)) return { code: 'answer_invalid' };
  const { code, message, status, errorId } = error;
  return { code, message, ...(status === 0 ? {} : { status }), ...(errorId === null ? {} : { errorId }) };
}

/** Of a proxy whose server does not answer, and of a server that is starting, stopping or overrun. */
const unavailable: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** Nobody answered: another try may go better. Where the server said no it said so, and that is no answer to wait for. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && unavailable.has(error.status) && !isSignedOut(error);

/** The session is over: the token was refused, or is not there. */
export const isSignedOut = ({ code }: Pick<Problem, 'code'>): boolean =>
  code === 'authentication_failed' || code === 'not_authenticated' || code === 'password_not_authenticated';
