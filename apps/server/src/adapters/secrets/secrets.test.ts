import { argon2Sync, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAddressHash } from './addressHash.ts';
import { createIdSource } from './ids.ts';
import { createSignedTokens, createUnsubscribeTokens } from './signedTokens.ts';
import { hashPassword, oneTimePassword, verifyPassword } from './passwords.ts';

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

test('a hash matches its own password and no other', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword(hash, 'correct horse')).toBe(true);
  expect(await verifyPassword(hash, 'correct horse ')).toBe(false);
  expect(await hashPassword('correct horse')).not.toBe(hash);
});

test('the same password from another keyboard matches', async () => {
  const hash = await hashPassword('caf\u00e9 noir');
  expect(await verifyPassword(hash, 'cafe\u0301 noir')).toBe(true);
});

test('a hash made with other parameters can still be checked', async () => {
  const nonce = Buffer.from('somesaltsomesalt');
  const cost = { memory: 64, passes: 3, parallelism: 2, tagLength: 24 };
  const tag = argon2Sync('argon2id', { ...cost, nonce, message: Buffer.from('password') });
  const older = `$argon2id$v=19$m=64,t=3,p=2$${unpadded(nonce)}$${unpadded(tag)}`;
  expect(await verifyPassword(older, 'password')).toBe(true);
  expect(await verifyPassword(older, 'Password')).toBe(false);
});

test.each([null, '', 'plain', '$argon2id$v=19$m=19456,t=2,p=1$$'])('the hash %j matches no password', async (hash) => {
  expect(await verifyPassword(hash, '')).toBe(false);
});

test('many passwords at once queue and all are answered', async () => {
  const hash = await hashPassword('x');
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => verifyPassword(hash, index % 2 ? 'x' : 'y')),
  );
  expect(answers).toEqual(Array.from({ length: 12 }, (_, index) => index % 2 === 1));
});

test('one-time passwords are easy to type and never repeat', () => {
  const made = Array.from({ length: 100 }, () => oneTimePassword());
  expect(new Set(made).size).toBe(100);
  for (const password of made) expect(password).toMatch(/^([a-km-z2-9]{5}-){3}[a-km-z2-9]{5}$/);
});

test('ids sort in the order of creation, whatever their random bits', () => {
  const given = ['01a1-000000000005', '01a1-000000000003', '01a1-000000000004', '01a2-000000000000'];
  const newId = createIdSource(() => given.shift() ?? '');
  const ids = [newId(), newId(), newId(), newId()];
  expect(ids).toEqual(['01a1-000000000005', '01a1-000000000006', '01a1-000000000007', '01a2-000000000000']);
});

const lead = '018f2f00-0000-7000-8000-000000000000';

test('a token identifies the lead it was signed for', () => {
  const { sign, read } = createUnsubscribeTokens('key');
  expect(sign(lead)).toMatch(/^1\.[\w-]{36}\.[\w-]{43}$/);
  expect(read(sign(lead))).toEqual({ leadId: lead, mailId: null });
  expect(read(sign(lead, 'mail-1'))).toEqual({ leadId: lead, mailId: 'mail-1' });
  expect(sign(lead)).toBe(sign(lead));
});

test.each<[name: string, forge: (token: string) => string]>([
  ['nothing', () => ''],
  ['another lead', (token) => token.replace('8000', '8001')],
  ['another signature', (token) => `${token.slice(0, -4)}AAAA`],
  ['no signature', (token) => token.slice(0, -44)],
  ['a signature that is too short', (token) => token.slice(0, -1)],
  ['another version', (token) => token.replace('1.', '2.')],
  ['more behind it', (token) => `${token}x`],
  ['a mail that was put in', (token) => token.replace(lead, `${lead}.mail-1`)],
  ['the signature of another purpose', () => createSignedTokens('key', 'confirm').sign(lead)],
  ['the signature of another key', () => createUnsubscribeTokens('other').sign(lead)],
])('a token with %s is nobody’s', (_name, forge) => {
  const { sign, read } = createUnsubscribeTokens('key');
  expect(read(forge(sign(lead)))).toBeNull();
});

test('links of mails from before tokens named a mail stay valid', () => {
  // The first release signed this with this key.
  const old = `1.${lead}.${createHmac('sha256', 'key').update(`unsubscribe.1.${lead}`).digest('base64url')}`;
  expect(createUnsubscribeTokens('key').sign(lead)).toBe(old);
});

test('an address has one hash for every spelling, and another with another key', () => {
  const hash = createAddressHash('key');
  expect(hash(' Esmee@Golfslag.example ')).toBe(hash('esmee@golfslag.example'));
  expect(hash('esmee@golfslag.example')).not.toContain('esmee');
  expect(createAddressHash('other')('esmee@golfslag.example')).not.toBe(hash('esmee@golfslag.example'));
});
