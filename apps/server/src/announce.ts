import { DatabaseError } from './adapters/sql/database.ts';
import type { Config } from './config.ts';

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
      ? '  The one-time password of the first start has expired. This is a new one.'
      : '  First start: the back office has one admin. Sign in once and choose a password of your own.',
    `    User name:         ${username}`,
    isRandom ? `    One-time password: ${password}` : '    One-time password: the one in ADMIN_PASSWORD',
    `    It is good for ${hours} hours; after that a restart prints a new one.`,
    '',
  );

export const announceAddresses = (url: string, emailConfigured: boolean, outboxFolder: string): void =>
  print(
    '',
    `  Site:        ${url}/`,
    `  Back office: ${url}/admin`,
    ...(emailConfigured ? [] : [`  Mail:        SMTP_URL is not set, so mail is written to ${outboxFolder}`]),
    '',
  );

/** @returns the sentence of a fault that keeps the server from starting */
export function startFault(error: unknown, { host, port, databaseUrl }: Config): string {
  if (error instanceof DatabaseError) return `${error.message} (${databaseName(databaseUrl)}) ${reasonOf(error)}`;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is in use. Stop the other program, or choose another port: PORT=4001 npm start`;
  }
  if (code === 'EACCES') return `This user may not use port ${port}. Choose one above 1023, for example PORT=4000.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST=${host} is not an address of this machine.`;
  return `The server cannot start: ${messageOf(error)}`;
}

/** Without user name and password, wherever they stand. */
const databaseName = (url: string): string => url.replace(/^([a-z]+:\/\/).*@/, '$1').replace(/\?.*/, '');

function reasonOf({ cause }: DatabaseError): string {
  if (cause instanceof AggregateError) return cause.errors.map((error: unknown) => messageOf(error)).join('; ');
  return messageOf(cause);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
