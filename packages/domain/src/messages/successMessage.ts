import type { Language } from '../shared/language.ts';
import { fillMessage, type MessageParams } from './fillMessage.ts';
import { successMessages, type SuccessCode } from './successMessages.data.ts';

/** Separate from the errors, so that a bundle with success messages does not contain all errors in both languages. */
export const successMessage = (code: SuccessCode, language: Language, params?: MessageParams): string =>
  fillMessage(successMessages[language][code], params);
