import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const read = (variables: Record<string, string | undefined>) => readConfig(variables, '/srv/fnc');

function faults(variables: Record<string, string>): readonly string[] {
  try {
    read(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

test('nothing set: everything has a safe default', () => {
  expect(read({})).toEqual({
    host: '127.0.0.1',
    port: 4000,
    dataDir: '/srv/fnc/data',
    databaseUrl: 'file:/srv/fnc/data/fnc.db',
    backupDir: '/srv/fnc/data/backups',
    publicUrl: undefined,
    smtp: undefined,
    mailFrom: undefined,
    mailTo: undefined,
    mailPerSecond: 20,
    mailPerHour: null,
    automaticMailsPerHour: 300,
    dkim: undefined,
    mailEventsSecret: undefined,
    mailTracking: false,
    adminUsername: 'admin',
    adminPassword: undefined,
    logLevel: 'info',
    sessionHours: 168,
    sessionIdleHours: 12,
    trustProxy: undefined,
    allowsDevelopmentOrigins: false,
    formRequestsPerMinute: 20,
    ai: {
      baseUrl: 'https://api.openai.com/v1',
      model: 'gpt-4',
      apiKey: undefined,
      maxTokens: 4000,
      temperature: 0.7,
    },
  });
});

test('an empty value means not set', () => {
  expect(read({ PORT: '', SMTP_URL: ' ', DATABASE_URL: '' })).toEqual(read({}));
});

test.each([
  ['a folder of its own holds the database too', { DATA_DIR: '/var/fnc' }, 'file:/var/fnc/fnc.db'],
  ['a relative file is relative to the root', { DATABASE_URL: 'file:./x/y.db' }, 'file:/srv/fnc/x/y.db'],
  ['an absolute file stays', { DATABASE_URL: 'file:///x/y.db' }, 'file:/x/y.db'],
  ['PostgreSQL stays', { DATABASE_URL: 'postgres://u:p@h:5432/n' }, 'postgres://u:p@h:5432/n'],
])('%s', (_name, variables, databaseUrl) => {
  expect(read(variables).databaseUrl).toBe(databaseUrl);
});

test.each([
  ['backups stand in the data folder', { DATA_DIR: '/var/fnc' }, '/var/fnc/backups'],
  ['or in one of their own', { DATA_DIR: '/var/fnc', BACKUP_DIR: './copies' }, '/srv/fnc/copies'],
  ['or nowhere', { BACKUPS: 'off', BACKUP_DIR: '/mnt/backups' }, null],
])('%s', (_name, variables, backupDir) => {
  expect(read(variables).backupDir).toBe(backupDir);
});

test('the public address loses the slash at its end', () => {
  expect(read({ PUBLIC_URL: 'https://www.fnc.example/' }).publicUrl).toBe('https://www.fnc.example');
});

test('another AI service is a matter of configuration', () => {
  const set = {
    AI_BASE_URL: 'http://127.0.0.1:11434/v1/',
    AI_MODEL: 'mistral:7b',
    AI_MAX_TOKENS: '900',
    AI_TEMPERATURE: '0',
  };
  expect(read({ ...set, AI_API_KEY: 'sk-1' }).ai).toEqual({
    baseUrl: 'http://127.0.0.1:11434/v1',
    model: 'mistral:7b',
    apiKey: 'sk-1',
    maxTokens: 900,
    temperature: 0,
  });
});

test('every fault is named at once, with an example', () => {
  const variables = {
    PORT: '99999',
    HOST: 'a b',
    DATABASE_URL: 'mysql://x',
    PUBLIC_URL: 'www.example.nl',
    SMTP_URL: 'http://x',
    SMTP_ALLOW_PLAIN: 'yes',
    MAIL_FROM: 'FNC',
    MAIL_TO: 'a@b',
    MAIL_PER_SECOND: '0',
    MAIL_PER_HOUR: 'many',
    MAIL_AUTOMATIC_PER_HOUR: '0',
    DKIM_DOMAIN: 'localhost',
    DKIM_SELECTOR: 'a b',
    MAIL_EVENTS_SECRET: 'too short',
    MAIL_TRACKING: 'yes',
    ADMIN_USERNAME: 'two words',
    ADMIN_PASSWORD: 'short',
    LOG_LEVEL: 'loud',
    SESSION_HOURS: '-1',
    TRUST_PROXY: 'yes',
    FORM_REQUESTS_PER_MINUTE: 'many',
    AI_BASE_URL: 'api.openai.com',
    AI_MODEL: 'gpt 4',
    AI_API_KEY: 'two words',
    AI_MAX_TOKENS: '0',
    AI_TEMPERATURE: '2.5',
  };
  const named = faults(variables);
  // The key that belongs to the domain is missing too.
  expect(named.map((fault) => fault.split(' ')[0])).toEqual([...Object.keys(variables), 'DKIM_PRIVATE_KEY']);
  expect(named[0]).toBe('PORT must be a whole number from 0 to 65535, for example 4000.');
});

test.each([
  ['PORT', '4000.5'],
  ['PORT', '4e3'],
  ['PORT', '-1'],
  ['MAIL_FROM', 'FNC <info@example.nl>\r\nBcc: x@y.nl'],
  ['SESSION_HOURS', '0'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '127.0.0.1,'],
  ['AI_BASE_URL', 'ftp://ai.example/v1'],
  ['AI_BASE_URL', 'https://user:secret@ai.example/v1'],
  ['AI_BASE_URL', 'https://ai.example/v1?key=secret'],
  ['AI_MAX_TOKENS', '4k'],
  ['AI_TEMPERATURE', '0,7'],
  ['AI_TEMPERATURE', '-1'],
])('%s=%s is refused', (name, value) => {
  expect(faults({ [name]: value })).toHaveLength(1);
});

test.each(['127.0.0.1', '10.0.0.0/8, ::1', 'fd00::/8'])('TRUST_PROXY may be %s', (value) => {
  expect(read({ TRUST_PROXY: value }).trustProxy).toBe(value);
});

test.each(['info@example.nl', 'FNC <info@example.nl>', 'F. N. C. <info@mail.example.nl>'])(
  'MAIL_FROM may be %s',
  (value) => {
    expect(read({ MAIL_FROM: value }).mailFrom).toBe(value);
  },
);

const pem = (type: 'rsa' | 'ed25519', bits = 2048): string =>
  (type === 'rsa'
    ? generateKeyPairSync('rsa', { modulusLength: bits })
    : generateKeyPairSync('ed25519')
  ).privateKey.export({ type: 'pkcs8', format: 'pem' });
const dkim = { DKIM_DOMAIN: 'example.nl', DKIM_SELECTOR: 'fnc2026' };

test('a DKIM key is a variable, also on one line, or a file', () => {
  const key = pem('rsa');
  const folder = mkdtempSync(path.join(tmpdir(), 'fnc-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'dkim.pem');
  writeFileSync(file, key);
  const expected = { domain: 'example.nl', selector: 'fnc2026', privateKey: key };
  expect(read({ ...dkim, DKIM_PRIVATE_KEY: key }).dkim).toEqual({ ...expected, privateKey: key.trim() });
  expect(read({ ...dkim, DKIM_PRIVATE_KEY: key.replaceAll('\n', '\\n') }).dkim).toEqual(expected);
  expect(read({ ...dkim, DKIM_PRIVATE_KEY_FILE: file }).dkim).toEqual(expected);
});

test.each([
  ['no key', dkim, 'DKIM_PRIVATE_KEY or DKIM_PRIVATE_KEY_FILE must be set where DKIM_DOMAIN or DKIM_SELECTOR is.'],
  [
    'a key without a domain',
    { DKIM_SELECTOR: 'a', DKIM_PRIVATE_KEY: 'x' },
    'DKIM_DOMAIN must be set where a DKIM key is.',
  ],
  [
    'a file that is not there',
    { ...dkim, DKIM_PRIVATE_KEY_FILE: 'no.pem' },
    'DKIM_PRIVATE_KEY_FILE cannot be read (ENOENT).',
  ],
  [
    'no PEM',
    { ...dkim, DKIM_PRIVATE_KEY: 'secret' },
    'DKIM_PRIVATE_KEY must be a private key in PEM, which begins with -----BEGIN PRIVATE KEY-----.',
  ],
  [
    'an ed25519 key, which mails would silently not be signed with',
    { ...dkim, DKIM_PRIVATE_KEY: pem('ed25519') },
    'DKIM_PRIVATE_KEY is a key of type ed25519, and must be an RSA key.',
  ],
  [
    'a key that is too short',
    { ...dkim, DKIM_PRIVATE_KEY: pem('rsa', 1024) },
    'DKIM_PRIVATE_KEY has 1024 bits, and must have at least 2048.',
  ],
])('DKIM with %s does not start', (_name, variables, fault) => {
  expect(faults(variables)).toEqual([fault]);
});

test('the address of the mail server decides how the connection is encrypted', () => {
  const url = 'smtp://user:secret@mail.example.nl:587';
  expect(read({ SMTP_URL: url }).smtp).toEqual({ url, security: 'starttls' });
  expect(read({ SMTP_URL: url, SMTP_ALLOW_PLAIN: 'on' }).smtp).toEqual({ url, security: 'plain' });
});

test.each(['?requireTLS=false', '?tls.rejectUnauthorized=false', '#x'])(
  'an address of a mail server that ends in %s, which would overrule the encryption, is refused',
  (end) => {
    expect(faults({ SMTP_URL: `smtp://mail.example.nl:587${end}` })).toEqual([
      'SMTP_URL must have nothing after the port: write a ? or # of the password as %3F or %23.',
    ]);
  },
);
