import { expect, test } from 'vitest';
import { deliveryReasonCodes } from '../../messages/deliveryReasons.data.ts';
import { deliveryReason } from './deliveryReason.ts';

test.each(deliveryReasonCodes)('%s is said in both languages, with the mail server’s words behind it', (reason) => {
  const words = deliveryReason({ reason }, 'nl');
  expect(words.length).toBeGreaterThan(5);
  expect(deliveryReason({ reason }, 'en')).not.toBe(words);
  expect(deliveryReason({ reason, detail: '550 5.1.1 no $& user' }, 'nl')).toBe(`${words}: 550 5.1.1 no $& user`);
});

test.each([
  [
    'a fault of the mail server',
    { reason: 'refused', detail: '554' },
    'The mail server has refused this message for good. Check the email address; the server said: 554',
  ],
  ['a reason of tomorrow', { reason: 'struck_by_lightning', detail: '554' }, '554'],
  ['a name of the language itself', { reason: 'constructor', detail: '554' }, '554'],
  ['nothing', {}, ''],
])('%s', (_name, delivery, words) => {
  expect(deliveryReason(delivery, 'en')).toBe(words);
});
