import { expect, test } from 'vitest';
import { codesOf } from '../testing/codesOf.ts';
import { emailAddresses } from '../testing/emailAddresses.data.ts';
import { emailKey } from './emailKey.ts';
import { emailSchema } from './schemas/textSchemas.ts';

test.each(emailAddresses)('$address, $because: $refused', ({ address, refused }) => {
  expect(codesOf(emailSchema.safeParse(address))).toEqual(refused === null ? {} : { '': refused });
});

test.each(emailAddresses.filter(({ refused }) => refused === null))(
  '$address is kept as typed, and compared by its key',
  ({ address, key = address.toLowerCase() }) => {
    expect([emailSchema.parse(address), emailKey(address)]).toEqual([address, key]);
  },
);

test('white space around an address goes', () => {
  expect(emailSchema.parse('  jan@münchen.example\n')).toBe('jan@münchen.example');
});

test('the same mailbox has the same key, however its domain is written', () => {
  const written = [
    'jan@münchen.example',
    'JAN@MÜNCHEN.example',
    ' jan@xn--mnchen-3ya.EXAMPLE',
    '"jan"@münchen.example',
  ];
  expect(new Set(written.map(emailKey))).toEqual(new Set(['jan@xn--mnchen-3ya.example']));
});

test('a long address is judged at once', () => {
  for (const long of [`"${'\\a'.repeat(100_000)}`, `${'a.'.repeat(100_000)}@`, `a@${'x-'.repeat(100_000)}`]) {
    expect(emailSchema.safeParse(long).success).toBe(false);
  }
});
