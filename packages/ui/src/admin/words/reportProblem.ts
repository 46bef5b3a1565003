import { type Problem, problemText } from './problem.ts';
import type { AdminT } from './useAdminWords.ts';

/** Errors whose sentence contains a text of the service, a number or a reason that only the message has. */
const ownWords: ReadonlySet<Problem['code']> = new Set([
  'ai_error',
  'ai_key_refused',
  'ai_rate_limited',
  'ai_cut_off',
  'report_failed',
  'report_save_failed',
  'unknown_error',
]);

/** Errors of the service itself: shown as the reason why the report was not written. */
const ofService: ReadonlySet<Problem['code']> = new Set([
  'ai_error',
  'ai_key_refused',
  'ai_rate_limited',
  'ai_unreachable',
  'ai_interrupted',
  'ai_no_content',
  'ai_not_configured',
  'unknown_error',
]);

/** Why a report was not written or not stored, in one full sentence. */
export function reportProblemText(t: AdminT, problem: Problem): string {
  if (problem.message !== undefined && ownWords.has(problem.code)) return problem.message;
  const reason = problemText(t, problem);
  return ofService.has(problem.code) ? t('errors:report_failed', { message: reason }) : reason;
}
