import { describe, expect, test } from 'vitest';
import { codesOf } from '../testing/codesOf.ts';
import { guideSignUpSchema } from './guideSignUp.ts';

const good = {
  name: 'Jan Anker',
  email: 'jan@example.com',
  profession: 'kapitein',
  source: 'linkedin',
  page: '/linkedin',
};

describe('a guide sign-up', () => {
  test.each([
    // name                          changes                                  → field: code
    [
      'nothing at all',
      { name: undefined, email: undefined, profession: undefined },
      { name: 'name_required', email: 'email_required', profession: 'profession_required' },
    ],
    [
      'empty text',
      { name: ' ', email: ' ', profession: '' },
      { name: 'name_required', email: 'email_required', profession: 'profession_required' },
    ],
    ['a name that shows nothing', { name: '\u200B\u2060' }, { name: 'name_required' }],
    ['null', { name: null, profession: null }, { name: 'name_required', profession: 'profession_required' }],
    ['a number for a name', { name: 5 }, { name: 'value_invalid' }],
    ['a name of 201 characters', { name: 'x'.repeat(201) }, { name: 'name_too_long' }],
    ['an address without an at sign', { email: 'jan.example.com' }, { email: 'email_invalid' }],
    ['an address without a top domain', { email: 'kapitein@voorbeeld' }, { email: 'email_invalid' }],
    ['an address of 255 characters', { email: `${'x'.repeat(243)}@example.com` }, { email: 'email_invalid' }],
    ['two addresses', { email: 'a@example.com,b@example.com' }, { email: 'email_invalid' }],
    ['a profession that is not listed', { profession: 'piraat' }, { profession: 'profession_unknown' }],
    ['a phone number of 41 characters', { phone: '1'.repeat(41) }, { phone: 'phone_too_long' }],
    ['a phone number without digits', { phone: 'bel me' }, { phone: 'phone_invalid' }],
    ['a source that is not known', { source: 'radio' }, { source: 'source_unknown' }],
    ['another magnet', { leadMagnet: 'else' }, { leadMagnet: 'value_invalid' }],
    ['another language', { language: 'de' }, { language: 'language_unknown' }],
    ['a newsletter that is text', { newsletter: 'yes' }, { newsletter: 'value_invalid' }],
    ['a page of 501 characters', { page: 'x'.repeat(501) }, { page: 'text_too_long' }],
    ['a honeypot that is no text', { honeypot: {} }, { honeypot: 'value_invalid' }],
  ] as const)('%s', (_name, changes, expected) => {
    expect(codesOf(guideSignUpSchema.safeParse({ ...good, ...changes }))).toEqual(expected);
  });

  test('what older clients leave out has a default', () => {
    const { name, email, profession } = good;
    expect(guideSignUpSchema.parse({ name, email, profession })).toEqual({
      name,
      email,
      profession,
      source: 'general',
      leadMagnet: 'cyprus-ebook',
      page: '/',
    });
  });

  test.each([
    ['a name is one line', { name: ' Jan\r\n\tvan\u0000 Anker ' }, { name: 'Jan van Anker' }],
    ['a name has no half letters', { name: 'Jan \uDE00' }, { name: 'Jan \uFFFD' }],
    ['an address is trimmed', { email: ' Jan@Example.com ' }, { email: 'Jan@Example.com' }],
    ['an empty phone number is none', { phone: ' ' }, { phone: undefined }],
    ['a leading zero belongs to a phone number', { phone: '0612345678' }, { phone: '0612345678' }],
    ['a phone number that is null is none', { phone: null }, { phone: undefined }],
    ['a page that is empty text is the home page', { page: ' ' }, { page: '/' }],
    ['a page that is null is the home page', { page: null }, { page: '/' }],
    ['a name is not turned round', { name: 'Jan \u202Erekna\u2066' }, { name: 'Jan rekna' }],
    ['unknown fields are ignored', { extra: 1 }, { name: 'Jan Anker' }],
    ['a filled honeypot is read', { honeypot: 'x' }, { honeypot: 'x' }],
  ])('%s', (_name, changes, expected) => {
    const signUp = guideSignUpSchema.parse({ ...good, ...changes });
    expect(signUp).toMatchObject(expected);
    expect(signUp).not.toHaveProperty('extra');
  });
});
