import { defaultLanguage, type Language } from '../shared/language.ts';
import { mailFaultMessages, type MailFaultCode } from './mailFaultMessages.data.ts';
import { fillMessage } from './fillMessage.ts';

const isMailFault = (code: string): code is MailFaultCode => Object.hasOwn(mailFaultMessages[defaultLanguage], code);

/** Why a mail was not sent; for an unknown code (stored by another version) only the detail. */
export const mailFaultMessage = (code: string, detail: string, language: Language): string =>
  isMailFault(code) ? fillMessage(mailFaultMessages[language][code], { detail }) : detail;
