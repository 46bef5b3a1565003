import { contactMessageSchema, guideSignUpSchema, unsubscribeLinkSchema } from '@fnc/domain';
import { expect, test } from 'vitest';
import { contactFields, emptyOf, guideFields, namesOf, requiredIn, unsubscribeFields } from './formFields.ts';

test.each([
  ['contact', contactFields, contactMessageSchema],
  ['guide', guideFields, guideSignUpSchema],
  ['unsubscribe', unsubscribeFields, unsubscribeLinkSchema],
] as const)('%s: the call knows each field, and requires those that the form requires', (_form, fields, schema) => {
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining([...namesOf<string>(fields)]));
  const faults = schema.safeParse(emptyOf<string>(fields)).error?.issues ?? [];
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  expect(faults.map(({ path }) => path[0])).toEqual(required);
});

test('a short form asks for what is required', () => {
  expect(namesOf(requiredIn(guideFields))).toEqual(['name', 'email', 'profession']);
});
