import { describe, expect, test } from 'vitest';
import { DatabaseError } from './adapters/sql/database.ts';
import { mailLines, startFault } from './announce.ts';
import { readConfig } from './config.ts';

test.each([
  'postgres://fnc:secret@db:5432/fnc',
  'postgres://fnc:p@secret@db:5432/fnc',
  'postgres://fnc:a/secret@db:5432/fnc',
  'postgres://db:5432/fnc?user=fnc&password=secret',
])('the fault of a database (%s) names the database and no password', (url) => {
  const fault = new DatabaseError('The database cannot be opened.', new Error('connect ECONNREFUSED'));
  expect(startFault(fault, readConfig({ DATABASE_URL: url }, '/srv/fnc'))).toBe(
    'The database cannot be opened. (postgres://db:5432/fnc) connect ECONNREFUSED',
  );
});

test.each([
  [{}, 'SMTP_URL is not set, so mail is written to /srv/fnc/data/outbox'],
  [{ SMTP_URL: 'smtps://u:geheim@mail.example.nl:465' }, 'to mail.example.nl:465, over TLS'],
  [{ SMTP_URL: 'smtp://u:geheim@mail.example.nl:587' }, 'to mail.example.nl:587, with STARTTLS required'],
  [{ SMTP_URL: 'smtp://127.0.0.1:25' }, '127.0.0.1:25, a mail server on this computer'],
  [{ SMTP_URL: 'smtp://mail.example.nl:25', SMTP_ALLOW_PLAIN: 'on' }, 'to mail.example.nl:25, in PLAIN TEXT'],
])('with %o the start says how mail goes, and no password', (settings, words) => {
  const said = mailLines(readConfig(settings, '/srv/fnc'), '/srv/fnc/data/outbox', 'https://www.example.nl').join('\n');
  expect(said).toContain(words);
  expect(said).not.toContain('geheim');
});

test.each([
  ['http://127.0.0.1:4000', /Campaigns can’t be sent from here: PUBLIC_URL points to this computer itself/],
  ['http://www.example.nl', /Campaigns can’t be sent from here: PUBLIC_URL doesn’t start with https/],
])('real mail with links to %s: the start says that campaigns are refused', (publicUrl, words) => {
  const config = readConfig({ SMTP_URL: 'smtps://mail.example.nl' }, '/srv/fnc');
  expect(mailLines(config, '/srv/fnc/data/outbox', publicUrl).join('\n')).toMatch(words);
  expect(mailLines(config, '/srv/fnc/data/outbox', 'https://www.example.nl')).toHaveLength(1);
  const trial = readConfig({ SMTP_URL: 'smtp://127.0.0.1:2525' }, '/srv/fnc');
  expect(mailLines(trial, '/srv/fnc/data/outbox', publicUrl)).toHaveLength(1);
});

describe('what keeps the server from starting, by its true cause', () => {
  const config = readConfig({ PORT: '80' }, '/srv/fnc');
  const fault = (error: Error, parts: object) => startFault(Object.assign(error, parts), config);

  test('a folder that may not be written is not taken for a port', () => {
    const error = fault(new Error('EACCES'), { code: 'EACCES', syscall: 'mkdir', path: '/srv/fnc/data' });
    expect(error).toBe(
      'This user is not allowed to write to /srv/fnc/data. Give it that folder (chown), or choose another one: ' +
        'DATA_DIR=/path/to/a/folder npm start',
    );
    expect(fault(new Error('EACCES'), { code: 'EACCES', syscall: 'listen' })).toMatch(/not allowed to use port 80/);
  });

  test('a full disk', () => {
    const error = fault(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'open', path: '/srv/fnc/data/fnc.db' });
    expect(error).toBe('The disk with /srv/fnc/data/fnc.db is full. Free some space and start again.');
  });

  test('a database of a newer version is not taken for a corrupted one', () => {
    const cause = new Error('corrupted migrations: previously executed migration 0099Later is missing');
    expect(startFault(new DatabaseError('The database cannot be opened.', cause), config)).toMatch(
      /^A newer version of the server has already changed this database .*0099Later.*Start the newer version/,
    );
  });
});
