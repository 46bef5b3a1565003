import path from 'node:path';
import { brand } from '@fnc/domain';
import { SecretKeyError } from './adapters/secrets/secretKey.ts';
import { DatabaseError } from './adapters/sql/database.ts';
import type { Config } from './config.ts';

/* What a person at the terminal reads, beside the log. */

const print = (...lines: string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

/** Once, at the first start. */
export const announceFirstAdmin = (username: string, password: string, isRandom: boolean): void =>
  print(
    '',
    '  First start: the back office has one admin. Sign in once and choose a password of your own.',
    `    User name:         ${username}`,
    isRandom ? `    One-time password: ${password}` : '    One-time password: the one in ADMIN_PASSWORD',
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

/** Beside a database that several servers may use. */
export const announceSharedKey = (dataDir: string): void =>
  print(
    '',
    `  SECRET_KEY is not set, so this server uses the key in ${path.join(dataDir, 'secret.key')}.`,
    '  Every server on this database needs the same key: set SECRET_KEY on each of them to the content of that file.',
  );

/** The privacy page promises who gets what clients answered. */
export const announceOtherAi = (host: string): void =>
  print(
    '',
    `  AI_BASE_URL is at ${host}, and the privacy page names ${brand.aiService.name} (${brand.aiService.host}) as the recipient.`,
    '  Change aiService in packages/domain/src/brand/brand.data.ts, or AI_BASE_URL.',
  );

/** @returns the sentence of a fault that keeps the server from starting */
export function startFault(error: unknown, { host, port, databaseUrl }: Config): string {
  if (error instanceof DatabaseError) return `${error.message} (${databaseName(databaseUrl)}) ${reasonOf(error)}`;
  if (error instanceof SecretKeyError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is in use. Stop the other program, or choose another port: PORT=4001 npm start`;
  }
  if (code === 'EACCES') return `This user may not use port ${port}. Choose one above 1023, for example PORT=4000.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST=${host} is not an address of this machine.`;
  return `The server cannot start: ${messageOf(error)}`;
}

/** Without user name and password, wherever they stand. */
const databaseName = (url: string): string => url.replace(/\/\/.*@/, '//').replace(/\?.*/, '');

function reasonOf({ cause }: DatabaseError): string {
  if (cause instanceof AggregateError) return cause.errors.map((error: unknown) => messageOf(error)).join('; ');
  return messageOf(cause);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
