import type { Language } from '../shared/language.ts';
import { fillMessage, type MessageParams } from './fillMessage.ts';
import { successMessages, type SuccessCode } from './successMessages.data.ts';

/** Apart from the errors: whoever says what worked is not shipped what may go wrong, in both languages. */
export const successMessage = (code: SuccessCode, language: Language, params?: MessageParams): string =>
  fillMessage(successMessages[language][code], params);
