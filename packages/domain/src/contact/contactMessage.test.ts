import { expect, test } from 'vitest';
import { codesOf } from '../testing/codesOf.ts';
import { contactMessageSchema } from './contactMessage.ts';

const good = { name: 'Jan Anker', email: 'jan@example.com', message: 'Kan het zo?' };

test.each([
  ['nothing at all', {}, { name: 'name_required', email: 'email_required', message: 'message_required' }],
  ['white space', { ...good, message: ' \n\t ' }, { message: 'message_required' }],
  ['an address that is none', { ...good, email: 'jan@' }, { email: 'email_invalid' }],
  ['a message of 5,001 characters', { ...good, message: 'x'.repeat(5001) }, { message: 'message_too_long' }],
  ['a phone number of 41 characters', { ...good, phone: '0'.repeat(41) }, { phone: 'phone_too_long' }],
  ['a phone number without digits', { ...good, phone: 'abc' }, { phone: 'phone_invalid' }],
  ['a phone number of four digits', { ...good, phone: '06 12' }, { phone: 'phone_invalid' }],
  ['a phone number of six digits, and words', { ...good, phone: '12-34-56 (na zessen)' }, {}],
  ['a phone number from abroad', { ...good, phone: '+357 25 000 000' }, {}],
  ['a phone number that is a list', { ...good, phone: ['0'] }, { phone: 'value_invalid' }],
  [
    'moments of 201 characters',
    { ...good, preferredMoments: 'x'.repeat(201) },
    { preferredMoments: 'moments_too_long' },
  ],
  ['a message with a phone number and moments', { ...good, phone: '06 12 34 56 78', preferredMoments: 'dinsdag' }, {}],
  ['a message that is a list', { ...good, message: ['x'] }, { message: 'value_invalid' }],
  ['a whole message', good, {}],
])('%s', (_name, body, expected) => {
  expect(codesOf(contactMessageSchema.safeParse(body))).toEqual(expected);
});

test('a message keeps its paragraphs and loses control characters and halves of letters', () => {
  const { message } = contactMessageSchema.parse({
    ...good,
    message: '\r\nEen\r\n\r\nTwee\u0000\u0007\tdrie\uD83D\r ',
  });
  expect(message).toBe('Een\n\nTwee\tdrie\uFFFD');
});

test('a phone number and moments that were left empty are left out', () => {
  const { phone, preferredMoments } = contactMessageSchema.parse({ ...good, phone: ' ', preferredMoments: '' });
  expect([phone, preferredMoments]).toEqual([undefined, undefined]);
});
