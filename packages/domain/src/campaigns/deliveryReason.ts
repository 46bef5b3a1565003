import { deliveryReasons, type DeliveryReasonCode } from '../messages/deliveryReasons.data.ts';
import { mailFaultMessage } from '../messages/mailFaultMessage.ts';
import type { Language } from '../shared/language.ts';
import type { Delivery } from './delivery.ts';

const isOurs = (code: string): code is DeliveryReasonCode => Object.hasOwn(deliveryReasons.nl, code);

/** Why a mail did not leave or did not arrive, in words, with the mail server's own; empty when nothing is known. */
export function deliveryReason({ reason = '', detail = '' }: Pick<Delivery, 'reason' | 'detail'>, language: Language) {
  if (!isOurs(reason)) return mailFaultMessage(reason, detail, language);
  const words = deliveryReasons[language][reason];
  return detail === '' ? words : `${words}: ${detail}`;
}
