import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface Product {
  /** http://127.0.0.1:<port> */
  readonly url: string;
  readonly dataDir: string;
  /** The output so far. */
  printed(): string;
  /** The one-time password that a first start prints. @throws when it printed none. */
  oneTimePassword(): string;
  /** kill -9: nothing is finished, flushed or logged. */
  kill(): Promise<void>;
  /** SIGTERM: requests in flight are finished. */
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** Starts on the data of an earlier product. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
}

function exited(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
  });
}

/** Resolves with the address on which the server listens; rejects with its output when it stops before that. */
function listening(child: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const address = /"listeningAt":"([^"]+)"/.exec(printed())?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => reject(new Error(`The server stopped with ${code}:\n${printed()}`)));
  });
}

/** Starts the built product's server, as `npm start` does, on a free port and in a folder of its own. */
export async function startProduct({ dataDir, env = {} }: ProductOptions = {}): Promise<Product> {
  const folder = dataDir ?? mkdtempSync(path.join(process.env['E2E_FOLDER'] ?? tmpdir(), 'fnc-e2e-'));
  const child = spawn(process.execPath, [path.join(root, 'apps/server/src/server.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      MAIL_PER_SECOND: '',
      MAIL_PER_HOUR: '',
      DKIM_DOMAIN: '',
      DKIM_SELECTOR: '',
      DKIM_PRIVATE_KEY: '',
      DKIM_PRIVATE_KEY_FILE: '',
      MAIL_EVENTS_SECRET: '',
      MAIL_TRACKING: '',
      AI_BASE_URL: '',
      AI_API_KEY: '',
      ...env,
    },
  });
  // An aborted test must not leave its server running.
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const printed = () => output;
  const url = await listening(child, printed);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited(child);
  };
  return {
    url,
    dataDir: folder,
    printed,
    oneTimePassword() {
      const password = /"oneTimePassword":"([^"]+)"/.exec(output)?.[1];
      if (password === undefined) throw new Error(`No one-time password was printed:\n${output}`);
      return password;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
