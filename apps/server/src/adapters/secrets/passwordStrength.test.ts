import { describe, expect, test } from 'vitest';
import { passwordRefusal } from './passwordStrength.ts';

describe('a password that is easy to guess is refused with the reason', () => {
  test.each([
    ['12345678', 'password_common'],
    ['password1', 'password_common'],
    ['PASSWORD1', 'password_common'],
    ['P@ssw0rd!', 'password_common'],
    ['welkom01!', 'password_common'],
    ['aaaaaaaaaaaa', 'password_pattern'],
    ['aB3$'.repeat(50), 'password_pattern'],
    ['abcdefghijkl', 'password_pattern'],
    ['qazxswedcvfr', 'password_common'],
    ['9876543210987', 'password_pattern'],
    ['12-03-1985', 'password_date'],
    ['wachtwoord123', 'password_guessable'],
    ['long enough', 'password_guessable'],
    ['Cyprus2026!', 'password_personal'],
    ['fnc-cyprus-2026', 'password_personal'],
    ['Koersman1985', 'password_personal'],
    ['FiscaleNavigatieCyprus', 'password_personal'],
    ['marit-1990-marit', 'password_personal'],
    ['beheerder2026', 'password_personal'],
  ])('%s: %s', async (password, reason) => {
    expect(await passwordRefusal(password, 'beheerder')).toBe(reason);
  });
});

test.each([
  'k3m8x-p2n7q-vw4ht-z9b6c',
  'kaap kompas zeil anker',
  'correct horse cyprus staple',
  'a password of my own',
  'é'.repeat(2) + ' wandeling over zee',
])('%s is taken', async (password) => {
  expect(await passwordRefusal(password, 'beheerder')).toBeNull();
});

/** Processor time, in microseconds. */
async function costOf(password: string): Promise<number> {
  const before = process.cpuUsage();
  await passwordRefusal(password, 'admin');
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

test('two hundred characters take no longer than the judged length', async () => {
  await costOf('loads the lists');
  const mixed = Array.from({ length: 200 }, (_, index) => String.fromCharCode(33 + ((index * 7919) % 94))).join('');
  const whole = await costOf(mixed);
  expect(whole / (await costOf(mixed.slice(0, 32)))).toBeLessThan(5);
});
