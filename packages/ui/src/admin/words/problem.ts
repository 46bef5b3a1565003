import type { ErrorCode, Problem } from '@fnc/domain';
import type { AdminT } from './useAdminWords.ts';

export type { Problem } from '@fnc/domain';

/** Errors whose sentence contains a value that only the message has: how long to wait, which status. */
const sentencesWithFigures: ReadonlySet<ErrorCode> = new Set([
  'too_many_attempts',
  'login_http_failed',
  'server_error',
]);

/** One sentence; it follows a later change of language if possible. */
export const problemText = (t: AdminT, { code, message }: Problem): string =>
  message !== undefined && sentencesWithFigures.has(code) ? message : t(`errors:${code}`);

/** The sentence with its full stop, for a text in which another one follows. */
export const problemSentence = (t: AdminT, problem: Problem): string =>
  `${problemText(t, problem).replace(/\.$/, '')}.`;

/** A code for the server's administrator: short, and the same in every language. */
export const problemCode = ({ code, status, errorId }: Problem): string =>
  [code, status, errorId].filter((part) => part !== undefined).join(' ');
