import { deliveryReasons, type DeliveryReasonCode } from '../../messages/deliveryReasons.data.ts';
import { mailFaultMessage } from '../../messages/mailFaultMessage.ts';
import type { Language } from '../../shared/language.ts';
import type { Delivery } from './delivery.ts';

const isOurs = (code: string): code is DeliveryReasonCode => Object.hasOwn(deliveryReasons.nl, code);

/** Why a mail was not sent or not delivered, in words, with the mail server's message; empty when unknown. */
export function deliveryReason({ reason = '', detail = '' }: Pick<Delivery, 'reason' | 'detail'>, language: Language) {
  if (!isOurs(reason)) return mailFaultMessage(reason, detail, language);
  const words = deliveryReasons[language][reason];
  return detail === '' ? words : `${words}: ${detail}`;
}
