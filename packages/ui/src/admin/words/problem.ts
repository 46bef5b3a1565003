import type { ErrorCode, Problem } from '@fnc/domain';
import type { AdminT } from './useAdminWords.ts';

export type { Problem } from '@fnc/domain';

/** Their sentence holds a figure that only the message knows: how long to wait, which status. */
const sentencesWithFigures: ReadonlySet<ErrorCode> = new Set([
  'too_many_attempts',
  'login_http_failed',
  'server_error',
]);

/** One sentence; follows the language when that is changed later, where it can. */
export const problemText = (t: AdminT, { code, message }: Problem): string =>
  message !== undefined && sentencesWithFigures.has(code) ? message : t(`errors:${code}`);

/** A code for the server's administrator: short, and the same in every language. */
export const problemCode = ({ code, status, errorId }: Problem): string =>
  [code, status, errorId].filter((part) => part !== undefined).join(' ');
