import { expect, test } from 'vitest';
import { mailboxKey } from './emailKey.ts';

test.each([
  ['Jan@Example.NL', 'jan@example.nl'],
  [' jan+gids@example.nl ', 'jan@example.nl'],
  ['jan+a+b@example.nl', 'jan@example.nl'],
  ['J.a.n+1@Gmail.com', 'jan@gmail.com'],
  ['jan@googlemail.com', 'jan@gmail.com'],
  // At other providers a dot makes a different address.
  ['jan.smit@example.nl', 'jan.smit@example.nl'],
  ['j.an@gmail.com.example.nl', 'j.an@gmail.com.example.nl'],
])('%s leads to the mailbox %s', (email, mailbox) => {
  expect(mailboxKey(email)).toBe(mailbox);
});
