import path from 'node:path';
import { brand, campaignObstacle, errorMessage } from '@fnc/domain';
import type { SmtpSecurity } from './adapters/mail/smtpSecurity.ts';
import { SecretKeyError } from './adapters/secrets/secretKey.ts';
import { DatabaseError } from './adapters/sql/database.ts';
import { smtpHostOf, type Config } from './config.ts';

/* What a person at the terminal reads, beside the log. */

const print = (...lines: string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

interface OneTimeSignIn {
  readonly username: string;
  readonly password: string;
  /** The one of an earlier start had ended. */
  readonly renewed: boolean;
  /** It stands in no file, so it is printed. */
  readonly isRandom: boolean;
  readonly hours: number;
}

/** Once, at the first start; and when the password printed there ended before it was used. */
export const announceFirstAdmin = ({ username, password, renewed, isRandom, hours }: OneTimeSignIn): void =>
  print(
    '',
    renewed
      ? '  The one-time password from the first start has expired. Here is a new one.'
      : '  First start: the back office has one admin. Sign in once and choose your own password.',
    `    Username:          ${username}`,
    isRandom ? `    One-time password: ${password}` : '    One-time password: the one in ADMIN_PASSWORD',
    `    It is valid for ${hours} hours; after that, a restart prints a new one.`,
    '',
  );

/** @param mail how mail goes, a line each */
export const announceAddresses = (url: string, mail: readonly string[]): void =>
  print('', `  Site:        ${url}/`, `  Back office: ${url}/admin`, ...mail.map(asMailLine), '');

const asMailLine = (line: string, index: number): string => `  ${index === 0 ? 'Mail:' : '     '}        ${line}`;

const securityWords: Record<SmtpSecurity, string> = {
  tls: 'over TLS',
  starttls: 'with STARTTLS required: nothing is sent if the mail server does not encrypt',
  loopback: 'a mail server on this computer, where encryption is not needed',
  plain: 'in PLAIN TEXT if the mail server does not encrypt, because SMTP_ALLOW_PLAIN=on',
};

/** How mail goes, for who starts the server: where to, how it is kept from being read on its way, and whether campaigns may leave. */
export function mailLines({ smtp }: Pick<Config, 'smtp'>, outboxFolder: string, publicUrl: string): string[] {
  if (smtp === undefined) return [`SMTP_URL is not set, so mail is written to ${outboxFolder}`];
  const obstacle = campaignObstacle({ smtpHost: smtpHostOf({ smtp }), publicUrl });
  return [
    `to ${new URL(smtp.url).host}, ${securityWords[smtp.security]}`,
    ...(obstacle === null ? [] : [errorMessage(obstacle, 'en')]),
  ];
}

/** Beside a database that several servers may use. */
export const announceSharedKey = (dataDir: string): void =>
  print(
    '',
    `  SECRET_KEY is not set, so this server uses the key in ${path.join(dataDir, 'secret.key')}.`,
    '  Every server that uses this database needs the same key: set SECRET_KEY on each one to the contents of that file.',
  );

/** The privacy page promises who gets what clients answered. */
export const announceOtherAi = (host: string): void =>
  print(
    '',
    `  AI_BASE_URL points to ${host}, but the privacy page names ${brand.aiService.name} (${brand.aiService.host}) as the recipient.`,
    '  Change aiService in packages/domain/src/brand/brand.data.ts, or AI_BASE_URL.',
  );

/** @returns the sentence of a fault that keeps the server from starting */
export function startFault(error: unknown, { host, port, databaseUrl }: Config): string {
  if (error instanceof DatabaseError) return databaseFault(error, databaseName(databaseUrl));
  if (error instanceof SecretKeyError) return error.message;
  const { code, syscall, path: place } = error as NodeJS.ErrnoException;
  if (syscall !== 'listen' && place !== undefined) return placeFault(code, place, messageOf(error));
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is in use. Stop the other program, or choose another port: PORT=4001 npm start`;
  }
  if (code === 'EACCES')
    return `This user is not allowed to use port ${port}. Choose one above 1023, for example PORT=4000.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST=${host} is not an address of this computer.`;
  return `The server cannot start: ${messageOf(error)}`;
}

function databaseFault(error: DatabaseError, name: string): string {
  const reason = reasonOf(error);
  // What the migrator calls corrupted: it was migrated by a version that knows more migrations than this one.
  const [, migration] = /previously executed migration (\S+) is missing/.exec(reason) ?? [];
  if (migration !== undefined) {
    return (
      `A newer version of the server has already changed this database (${name}): it has the migration ${migration}, which ` +
      'this version does not know. Start the newer version, or restore a backup from before the update.'
    );
  }
  return `${error.message} (${name}) ${reason}`;
}

/** A file or folder that this process cannot use. */
function placeFault(code: string | undefined, place: string, message: string): string {
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return (
      `This user is not allowed to write to ${place}. Give it that folder (chown), or choose another one: ` +
      'DATA_DIR=/path/to/a/folder npm start'
    );
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') return `The disk with ${place} is full. Free some space and start again.`;
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${place} must be a folder, and there is a file with that name.`;
  return `The server cannot start: ${message}`;
}

/** Without user name and password, wherever they stand. */
const databaseName = (url: string): string => url.replace(/^([a-z]+:\/\/).*@/, '$1').replace(/\?.*/, '');

function reasonOf({ cause }: DatabaseError): string {
  if (cause instanceof AggregateError) return cause.errors.map((error: unknown) => messageOf(error)).join('; ');
  return messageOf(cause);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
