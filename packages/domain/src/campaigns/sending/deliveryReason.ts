import { deliveryReasons, type DeliveryReasonCode } from '../../messages/deliveryReasons.data.ts';
import { mailFaultMessage } from '../../messages/mailFaultMessage.ts';
import type { Language } from '../../shared/language.ts';
import type { Delivery } from './delivery.ts';

const isOurs = (code: string): code is DeliveryReasonCode => Object.hasOwn(deliveryReasons.nl, code);

/** Stopped, because it may have left before a backup was put back. */
export const isHeld = ({ reason }: Pick<Delivery, 'reason'>): boolean =>
  reason === ('restored' satisfies DeliveryReasonCode);

/** Why a mail was not sent or not delivered, in words, with the mail server's message; empty when unknown. */
export function deliveryReason({ reason = '', detail = '' }: Pick<Delivery, 'reason' | 'detail'>, language: Language) {
  if (!isOurs(reason)) return mailFaultMessage(reason, detail, language);
  const words = deliveryReasons[language][reason];
  return detail === '' ? words : `${words}: ${detail}`;
}
