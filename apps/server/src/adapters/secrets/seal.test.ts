import { expect, test } from 'vitest';
import { createSeal, isSealed } from './seal.ts';

const key = 'a key of at least thirty-two characters';
const { seal, open } = createSeal(key);

test('the same key opens what it sealed, and the sealed text reveals nothing', () => {
  const sealed = seal('een geheim', 'secret:address');
  expect(isSealed(sealed)).toBe(true);
  expect(isSealed('een geheim')).toBe(false);
  expect(sealed).not.toContain('geheim');
  expect(createSeal(key).open(sealed, 'secret:address')).toBe('een geheim');
  expect(seal('een geheim', 'secret:address')).not.toBe(sealed);
});

test('another key or another purpose does not open it, nor does changed text', () => {
  const sealed = seal('een geheim', 'totp:admin');
  expect(() => createSeal('another key of thirty-two characters').open(sealed, 'totp:admin')).toThrow(
    'Another SECRET_KEY',
  );
  expect(() => open(sealed, 'totp:other')).toThrow('was changed, or belongs elsewhere');
  // The first letter of what was encrypted.
  const changed = sealed.replace(
    /\.(.)([^.]*)$/,
    (_match, first: string, rest: string) => `.${first === 'A' ? 'B' : 'A'}${rest}`,
  );
  expect(() => open(changed, 'totp:admin')).toThrow('was changed, or belongs elsewhere');
  expect(() => open('sealed:2.x.y.z', 'totp:admin')).toThrow('this version does not know');
});
