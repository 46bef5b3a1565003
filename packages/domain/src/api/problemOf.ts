import type { Problem } from '../messages/problem.ts';
import { StorageError } from '../storage/storageError.ts';
import { ApiError } from './apiError.ts';

/** What a screen shows for an error. An error neither of the API nor of the browser's store is a bug in the console. */
export function problemOf(error: unknown): Problem {
  if (error instanceof StorageError) return { code: error.code };
  if (!(error instanceof ApiError)) return { code: 'answer_invalid' };
  const { code, message, status, errorId } = error;
  return { code, message, ...(status === 0 ? {} : { status }), ...(errorId === null ? {} : { errorId }) };
}

/** Why a call failed; `null` when it succeeded. Never rejects. */
export const problemIn = (call: Promise<unknown>): Promise<Problem | null> => call.then(() => null, problemOf);

/** Statuses of a proxy without its server, and of a server that is starting, stopping or overloaded. */
const unavailable: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** No answer arrived, so a retry may help. A refusal by the server is an answer. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && unavailable.has(error.status) && !isSignedOut(error);

/** The session is over: the token was refused or is missing. */
export const isSignedOut = ({ code }: Pick<Problem, 'code'>): boolean =>
  code === 'authentication_failed' || code === 'not_authenticated' || code === 'password_not_authenticated';
