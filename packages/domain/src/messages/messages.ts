import type { Language } from '../shared/language.ts';
import type { ErrorCode } from './errorCodes.ts';
import { errorMessagesEn } from './errorMessages.en.data.ts';
import { errorMessagesNl } from './errorMessages.nl.data.ts';
import { fillMessage, type MessageParams } from './fillMessage.ts';

/** Both catalogues. Code that needs one language imports that one only, so that the other is not shipped. */
export const errorMessages: Record<Language, Record<ErrorCode, string>> = { nl: errorMessagesNl, en: errorMessagesEn };

/** Reads a catalogue instead of the code list, so that a browser with the sentences need not load both. */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorMessagesEn, value);

export const errorMessage = (code: ErrorCode, language: Language, params?: MessageParams): string =>
  fillMessage(errorMessages[language][code], params);
