import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const entry = path.resolve(import.meta.dirname, '../server.ts');

type LogLine = Readonly<Record<string, unknown>>;

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Its output so far. */
  printed(): string;
  /** Its log lines so far. */
  logged(): readonly LogLine[];
  /** Resolves with the first log line that has this field; rejects when the process ends first. */
  untilLogged(field: string): Promise<LogLine>;
  /** Resolves with its address, `http://127.0.0.1:<port>`, when it has started; rejects when it ends first. */
  address(): Promise<string>;
  /** Resolves with its exit code. */
  readonly exit: Promise<number | null>;
}

/** Runs a command with a umask that leaves its files open to everybody, unless it sets permissions itself. */
export const openUmask = ['-c', 'umask 000; exec "$0" "$@"'] as const;

/**
 * The server as a separate process, on a free port, without this machine's configuration, and with a umask that
 * protects nothing.
 */
export function startServerProcess(environment: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn('/bin/sh', [...openUmask, process.execPath, entry], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Empty means not set, even when a `.env` sets it.
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      HOST: '',
      PORT: '0',
      DATABASE_URL: '',
      PUBLIC_URL: '',
      SMTP_URL: '',
      SMTP_ALLOW_PLAIN: '',
      MAIL_PER_SECOND: '',
      MAIL_PER_HOUR: '',
      MAIL_AUTOMATIC_PER_HOUR: '',
      DKIM_DOMAIN: '',
      DKIM_SELECTOR: '',
      DKIM_PRIVATE_KEY: '',
      DKIM_PRIVATE_KEY_FILE: '',
      MAIL_EVENTS_SECRET: '',
      METRICS_TOKEN: '',
      MAIL_TRACKING: '',
      SECRET_KEY: '',
      // One minute after a start.
      BACKUPS: 'off',
      BACKUP_DIR: '',
      AI_BASE_URL: '',
      AI_API_KEY: '',
      ...environment,
    },
  });
  let output = '';
  let log = '';
  const watchers = new Set<() => void>();
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
    for (const look of watchers) look();
  };
  child.stdout.on('data', (chunk: Buffer) => {
    log += chunk.toString();
    keep(chunk);
  });
  child.stderr.on('data', keep);
  const exit = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  const logged = () => linesOf(log);
  const untilLogged = (field: string) =>
    new Promise<LogLine>((resolve, reject) => {
      const look = () => {
        const found = logged().find((line) => field in line);
        if (found === undefined) return;
        watchers.delete(look);
        resolve(found);
      };
      watchers.add(look);
      look();
      void exit.then((code) => reject(new Error(`The server stopped with ${code}:\n${output}`)));
    });
  return {
    child,
    printed: () => output,
    logged,
    untilLogged,
    exit,
    address: async () => String((await untilLogged('listeningAt'))['listeningAt']),
  };
}

/** The last line may still be in transit. */
const linesOf = (log: string): LogLine[] =>
  log
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogLine);
