import { brand } from '@fnc/domain';
import { expect, test } from 'vitest';
import { createAnnouncer, mailLines } from './announce.ts';
import { ConfigError, readConfig } from './config.ts';
import { createLog } from './plugins/log.ts';

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

/** What is printed for people, and what is logged. */
function listen(isTerminal: boolean) {
  const printed: string[] = [];
  const logged: string[] = [];
  const announcer = createAnnouncer({
    isTerminal,
    print: (text) => printed.push(text),
    printFault: (text) => printed.push(text),
    log: createLog('info', { write: (line) => logged.push(line) }),
  });
  return {
    announcer,
    words: () => printed.join(''),
    lines: () => logged.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

const time = expect.any(Number) as number;
const signIn = { username: 'admin', password: 'brave-otter', renewed: false, isRandom: true, hours: 72 };
const start = { publicUrl: 'https://fnc.example', listeningAt: 'http://127.0.0.1:4000' };
const configFault = new ConfigError(['PORT must be a number.', 'HOST must be a name.']);

test('a person at a terminal reads sentences and no log lines', () => {
  const { announcer, words, lines } = listen(true);
  announcer.firstAdmin(signIn);
  announcer.started({ ...start, mail: ['to mail.example.nl, over TLS', 'Campaigns wait.'] });
  announcer.cannotStart(configFault, configFault.message);
  expect(words()).toBe(`
  First start: the back office has one admin. Sign in once and choose your own password.
    Username:          admin
    One-time password: brave-otter
    It is valid for 72 hours; after that, a restart prints a new one.


  Site:        https://fnc.example/
  Back office: https://fnc.example/admin
  Mail:        to mail.example.nl, over TLS
               Campaigns wait.

The configuration has faults:
  - PORT must be a number.
  - HOST must be a name.
`);
  expect(lines()).toEqual([]);
});

test('a program reads one JSON object a line and nothing else', () => {
  const { announcer, words, lines } = listen(false);
  announcer.firstAdmin(signIn);
  announcer.started({ ...start, mail: ['to mail.example.nl, over TLS'] });
  announcer.sharedKey('/srv/fnc/data');
  announcer.otherAi('ai.example');
  announcer.cannotStart(configFault, configFault.message);
  expect(lines()).toEqual([
    {
      level: 30,
      time,
      username: 'admin',
      oneTimePassword: 'brave-otter',
      hours: 72,
      msg: 'the first admin has been made',
    },
    {
      level: 30,
      time,
      site: 'https://fnc.example/',
      backOffice: 'https://fnc.example/admin',
      listeningAt: 'http://127.0.0.1:4000',
      mail: ['to mail.example.nl, over TLS'],
      msg: 'the server has started',
    },
    {
      level: 40,
      time,
      keyFile: '/srv/fnc/data/secret.key',
      msg: 'SECRET_KEY is not set: other servers on this database need the same key',
    },
    {
      level: 40,
      time,
      aiHost: 'ai.example',
      named: brand.aiService.host,
      msg: 'AI_BASE_URL is not the recipient that the privacy page names',
    },
    { level: 60, time, faults: configFault.faults, msg: 'the server cannot start' },
  ]);
  expect(words()).toBe('');
});

test.each([true, false])('a password set by ADMIN_PASSWORD is not printed (terminal: %s)', (isTerminal) => {
  const { announcer, words, lines } = listen(isTerminal);
  announcer.firstAdmin({ ...signIn, isRandom: false, renewed: true });
  expect(`${words()}${JSON.stringify(lines())}`).toContain('expired');
  expect(`${words()}${JSON.stringify(lines())}`).not.toContain('brave-otter');
});

test('a start that fails later keeps its error in the log, for a person beside the sentence', () => {
  const error = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
  const person = listen(true);
  person.announcer.cannotStart(error, 'Port 4000 is in use.');
  expect(person.words()).toBe('Port 4000 is in use.\n');
  expect(person.lines()).toMatchObject([{ level: 60, err: { code: 'EADDRINUSE' }, msg: 'the server cannot start' }]);
  const program = listen(false);
  program.announcer.cannotStart(error, 'Port 4000 is in use.');
  expect(program.lines()).toMatchObject([
    { level: 60, faults: ['Port 4000 is in use.'], err: { code: 'EADDRINUSE' }, msg: 'the server cannot start' },
  ]);
});
