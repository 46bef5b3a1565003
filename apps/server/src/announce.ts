import path from 'node:path';
import { brand, campaignObstacle, errorMessage } from '@fnc/domain';
import type { Logger } from 'pino';
import type { SmtpSecurity } from './adapters/mail/smtpSecurity.ts';
import { ConfigError, smtpHostOf, type Config } from './config.ts';

interface Start {
  /** The address visitors use; without a slash at the end. */
  readonly publicUrl: string;
  /** Where the server listens: behind a proxy that is another address. */
  readonly listeningAt: string;
  /** How mail is sent, one line each. */
  readonly mail: readonly string[];
}

interface OneTimeSignIn {
  readonly username: string;
  readonly password: string;
  /** The password of an earlier start had expired. */
  readonly renewed: boolean;
  /** The password was generated, so it is printed. */
  readonly isRandom: boolean;
  readonly hours: number;
}

/** Prints how the server starts and ends, beside its log. */
interface Announcer {
  /** At the first start only, or when the printed password expired before it was used. */
  firstAdmin(signIn: OneTimeSignIn): void;
  started(start: Start): void;
  /** Used with a database that several servers may share. */
  sharedKey(dataDir: string): void;
  /** The privacy page promises who receives clients' answers. */
  otherAi(host: string): void;
  /** @param words a sentence for people that names every error */
  cannotStart(error: unknown, words: string): void;
  stopFailed(error: unknown): void;
}

interface AnnouncerOptions {
  /** Whether a person reads: then it prints sentences, otherwise one JSON object a line, like the log. */
  readonly isTerminal: boolean;
  readonly print: (text: string) => void;
  /** Where a terminal shows errors. */
  readonly printFault: (text: string) => void;
  /** Its level must allow `info`: the one-time password is shown only once. */
  readonly log: Pick<Logger, 'info' | 'warn' | 'fatal'>;
}

const cannotStart = 'the server cannot start';

export const createAnnouncer = ({ isTerminal, ...to }: AnnouncerOptions): Announcer =>
  isTerminal ? announceInWords(to) : announceInLog(to);

function announceInWords({ print, printFault, log }: Omit<AnnouncerOptions, 'isTerminal'>): Announcer {
  const printLines = (...lines: string[]) => print(`${lines.join('\n')}\n`);
  return {
    firstAdmin: ({ username, password, renewed, isRandom, hours }) =>
      printLines(
        '',
        renewed
          ? '  The one-time password from the first start has expired. Here is a new one.'
          : '  First start: the back office has one admin. Sign in once and choose your own password.',
        `    Username:          ${username}`,
        isRandom ? `    One-time password: ${password}` : '    One-time password: the one in ADMIN_PASSWORD',
        `    It is valid for ${hours} hours; after that, a restart prints a new one.`,
        '',
      ),
    started: ({ publicUrl, mail }) =>
      printLines(
        '',
        `  Site:        ${publicUrl}/`,
        `  Back office: ${publicUrl}/admin`,
        ...mail.map((line, index) => `  ${index === 0 ? 'Mail:' : '     '}        ${line}`),
        '',
      ),
    sharedKey: (dataDir) =>
      printLines(
        '',
        `  SECRET_KEY is not set, so this server uses the key in ${keyFile(dataDir)}.`,
        '  Every server that uses this database needs the same key: set SECRET_KEY on each one to the contents of that file.',
      ),
    otherAi: (host) =>
      printLines(
        '',
        `  AI_BASE_URL points to ${host}, but the privacy page names ${brand.aiService.name} (${brand.aiService.host}) as the recipient.`,
        '  Change aiService in packages/domain/src/brand/brand.data.ts, or AI_BASE_URL.',
      ),
    cannotStart(error, words) {
      // The place in the code, for an error whose message does not explain it.
      if (!(error instanceof ConfigError)) log.fatal({ err: error }, cannotStart);
      printFault(`${words}\n`);
    },
    stopFailed: (error) => printFault(`The server did not stop cleanly: ${String(error)}\n`),
  };
}

const announceInLog = ({ log }: Pick<AnnouncerOptions, 'log'>): Announcer => ({
  firstAdmin: ({ username, password, renewed, isRandom, hours }) =>
    log.info(
      { username, ...(isRandom ? { oneTimePassword: password } : {}), hours },
      renewed ? 'the one-time password had expired and has been renewed' : 'the first admin has been made',
    ),
  started: ({ publicUrl, listeningAt, mail }) =>
    log.info({ site: `${publicUrl}/`, backOffice: `${publicUrl}/admin`, listeningAt, mail }, 'the server has started'),
  sharedKey: (dataDir) =>
    log.warn({ keyFile: keyFile(dataDir) }, 'SECRET_KEY is not set: other servers on this database need the same key'),
  otherAi: (aiHost) =>
    log.warn({ aiHost, named: brand.aiService.host }, 'AI_BASE_URL is not the recipient that the privacy page names'),
  cannotStart: (error, words) =>
    log.fatal(error instanceof ConfigError ? { faults: error.faults } : { faults: [words], err: error }, cannotStart),
  stopFailed: (error) => log.fatal({ err: error }, 'the server did not stop cleanly'),
});

const keyFile = (dataDir: string): string => path.join(dataDir, 'secret.key');

const securityWords: Record<SmtpSecurity, string> = {
  tls: 'over TLS',
  starttls: 'with STARTTLS required: nothing is sent if the mail server does not encrypt',
  loopback: 'a mail server on this computer, where encryption is not needed',
  plain: 'in PLAIN TEXT if the mail server does not encrypt, because SMTP_ALLOW_PLAIN=on',
};

/** How mail is sent, for the operator: where to, how it is encrypted, and whether campaigns may be sent. */
export function mailLines({ smtp }: Pick<Config, 'smtp'>, outboxFolder: string, publicUrl: string): string[] {
  if (smtp === undefined) return [`SMTP_URL is not set, so mail is written to ${outboxFolder}`];
  const obstacle = campaignObstacle({ smtpHost: smtpHostOf({ smtp }), publicUrl });
  return [
    `to ${new URL(smtp.url).host}, ${securityWords[smtp.security]}`,
    ...(obstacle === null ? [] : [errorMessage(obstacle, 'en')]),
  ];
}
