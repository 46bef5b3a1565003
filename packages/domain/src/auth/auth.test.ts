import { expect, test } from 'vitest';
import { codesOf } from '../testing/codesOf.ts';
import { passwordChangeFormSchema, passwordChangeSchema } from './passwordChange.ts';
import { loginSchema, userSchema } from './user.ts';

test.each([
  // name                     current     new            again         → codes
  ['all in order', 'old-secret', 'new-secret', 'new-secret', {}],
  ['nothing typed', '', '', '', { currentPassword: 'current_password_required', newPassword: 'new_password_required' }],
  ['seven characters', 'old-secret', '1234567', '1234567', { newPassword: 'password_too_short' }],
  ['eight characters', 'old-secret', '12345678', '12345678', {}],
  ['two different ones', 'old-secret', 'new-secret', 'new-secreT', { confirmPassword: 'passwords_do_not_match' }],
  [
    'short and different',
    'old-secret',
    'short',
    'other',
    { newPassword: 'password_too_short', confirmPassword: 'passwords_do_not_match' },
  ],
  ['the same as before', 'old-secret', 'old-secret', 'old-secret', { newPassword: 'password_unchanged' }],
  ['201 characters', 'old-secret', 'x'.repeat(201), 'x'.repeat(201), { newPassword: 'password_too_long' }],
])('a new password, %s', (_name, currentPassword, newPassword, confirmPassword, expected) => {
  const form = { currentPassword, newPassword, confirmPassword };
  expect(codesOf(passwordChangeFormSchema.safeParse(form))).toEqual(expected);
  // The server receives the same fields without the repeated password.
  const { confirmPassword: _again, ...codes } = expected as Record<string, string>;
  expect(codesOf(passwordChangeSchema.safeParse({ currentPassword, newPassword }))).toEqual(codes);
});

test('a password keeps its spaces', () => {
  expect(loginSchema.parse({ username: ' admin ', password: ' a b ' })).toEqual({
    username: 'admin',
    password: ' a b ',
  });
});

test('both fields of a sign-in are required', () => {
  const expected = { username: 'username_required', password: 'password_required' };
  expect(codesOf(loginSchema.safeParse({ username: '', password: '' }))).toEqual(expected);
  expect(codesOf(loginSchema.safeParse({}))).toEqual(expected);
});

test('a user of an older server has nothing to change', () => {
  const user = { username: 'admin', name: 'Admin', role: 'admin' };
  expect(userSchema.parse(user)).toEqual({ ...user, mustChangePassword: false });
});
