import { expect, test } from 'vitest';
import { campaignObstacle } from './campaignsAllowed.ts';

test.each([
  ['mail.example.nl', 'https://www.example.nl', null],
  ['mail.example.nl', 'https://127.0.0.1.example.nl/fnc', null],
  ['mail.example.nl', 'https://localhost:4000', 'campaigns_public_url_local'],
  ['mail.example.nl', 'http://127.0.0.1:4000', 'campaigns_public_url_local'],
  ['mail.example.nl', 'https://user@[::1]:4000/', 'campaigns_public_url_local'],
  ['mail.example.nl', 'http://www.example.nl', 'campaigns_public_url_insecure'],
  ['mail.example.nl', 'HTTP://www.example.nl', 'campaigns_public_url_insecure'],
  // With a local mail server no mail reaches a recipient, so any URL is allowed.
  ['127.0.0.1', 'http://127.0.0.1:4000', null],
  ['localhost', 'http://www.example.nl', null],
  [null, 'http://127.0.0.1:4000', null],
] as const)('mail by %s with links to %s: %s', (smtpHost, publicUrl, obstacle) => {
  expect(campaignObstacle({ smtpHost, publicUrl })).toBe(obstacle);
});
