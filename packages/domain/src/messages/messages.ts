import type { Language } from '../shared/language.ts';
import type { ErrorCode } from './errorCodes.ts';
import { errorMessagesEn } from './errorMessages.en.data.ts';
import { errorMessagesNl } from './errorMessages.nl.data.ts';
import { fillMessage, type MessageParams } from './fillMessage.ts';

/** Both catalogues. Code that needs one language only imports that one, so that the other is not shipped. */
export const errorMessages: Record<Language, Record<ErrorCode, string>> = { nl: errorMessagesNl, en: errorMessagesEn };

/** Asks a catalogue and not the list of codes: a browser that has the sentences needs no second list. */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorMessagesEn, value);

export const errorMessage = (code: ErrorCode, language: Language, params?: MessageParams): string =>
  fillMessage(errorMessages[language][code], params);
