import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const entry = path.resolve(import.meta.dirname, '../server.ts');

export interface ServerProcess {
  readonly child: ChildProcess;
  /** All it printed so far. */
  printed(): string;
  /** Resolves with what it printed as soon as that matches; rejects when it stops before. */
  until(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with its exit code. */
  readonly exit: Promise<number | null>;
}

/** Runs what follows it so that everything it makes is open to everybody, unless it says otherwise itself. */
export const openUmask = ['-c', 'umask 000; exec "$0" "$@"'] as const;

/**
 * The server as a process of its own, on a free port, with nothing of this machine's configuration, and with the umask
 * that protects nothing.
 */
export function startServerProcess(environment: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn('/bin/sh', [...openUmask, process.execPath, entry], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Empty means not set, also where a `.env` says otherwise.
    env: {
      PATH: process.env['PATH'],
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
      AI_BASE_URL: '',
      AI_API_KEY: '',
      ...environment,
    },
  });
  let output = '';
  const watchers = new Set<() => void>();
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
    for (const look of watchers) look();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const exit = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return {
    child,
    printed: () => output,
    exit,
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output);
          if (found !== null) resolve(found);
        };
        watchers.add(look);
        look();
        void exit.then((code) => reject(new Error(`The server stopped with ${code}:\n${output}`)));
      }),
  };
}
