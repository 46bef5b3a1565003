import type { ErrorCode } from '../messages/errorCodes.ts';
import { errorMessage } from '../messages/messages.ts';
import { type Language, regions } from '../shared/language.ts';
import { completionFailure, type CompletionFailure } from './completion/completionEvent.ts';

/** Why a report was not written: the code and the complete sentence to show. */
interface ReportFailure {
  readonly code: ErrorCode;
  readonly message: string;
}

/** Uses the service's own message when it sent one. */
export const completionFailed = ({ code, message }: CompletionFailure, language: Language): ReportFailure => ({
  code,
  message: errorMessage('report_failed', language, { message: message ?? errorMessage(code, language) }),
});

/** @param tokens the limit at which the text was cut off */
export const completionCutOff = (tokens: number, language: Language): ReportFailure => ({
  code: 'ai_cut_off',
  message: errorMessage('ai_cut_off', language, {
    tokens: new Intl.NumberFormat(regions[language]).format(tokens),
  }),
});

/** Converts a value thrown while writing: an error has its own message, anything else is unknown. */
export const thrownFailure = (error: unknown): CompletionFailure =>
  error instanceof Error ? completionFailure('report_failed', error.message) : completionFailure('unknown_error');
