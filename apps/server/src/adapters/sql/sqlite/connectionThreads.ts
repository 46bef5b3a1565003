import { Worker } from 'node:worker_threads';
import type { Answer, Fault, Request, Rows } from './messages.ts';

/** SQLite's error, with the fields by which callers recognise it. */
class SqliteError extends Error {
  override readonly name = 'SqliteError';
  readonly code: unknown;
  readonly errcode: unknown;
  readonly inTransaction: boolean;

  constructor({ message, code, errcode, inTransaction }: Fault) {
    super(message);
    this.code = code;
    this.errcode = errcode;
    this.inTransaction = inTransaction;
  }
}

/** The thread ended before it responded. Whether a requested commit is on the disk is unknown. */
export class ThreadStoppedError extends Error {
  override readonly name = 'ThreadStoppedError';
}

/** Whether a failed statement also rolled back its whole transaction. */
export const losesTransaction = (error: unknown): boolean =>
  error instanceof ThreadStoppedError || (error instanceof SqliteError && !error.inTransaction);

interface Asked {
  readonly resolve: (rows: Rows) => void;
  readonly reject: (error: unknown) => void;
}

/** A connection to a SQLite file on a thread of its own. Responses come in the order of the requests. */
export class ConnectionThread {
  readonly #worker = new Worker(new URL('./connectionThread.ts', import.meta.url), {
    // The process's own options may be for another entry (`--input-type`).
    execArgv: [],
  });
  readonly #asked: Asked[] = [];
  #fault: unknown = null;

  constructor() {
    this.#worker.unref();
    this.#worker.on('message', (answer: Answer) => {
      const asked = this.#asked.shift();
      // An idle connection does not keep the process alive.
      if (this.#asked.length === 0) this.#worker.unref();
      if ('result' in answer) asked?.resolve(answer.result);
      else asked?.reject(new SqliteError(answer.fault));
    });
    this.#worker.on('error', (error) => this.#stop(error));
    this.#worker.on('exit', (code) => this.#stop(new Error(`Its exit code was ${code}.`)));
  }

  get hasStopped(): boolean {
    return this.#fault !== null;
  }

  ask(request: Request): Promise<Rows> {
    return new Promise((resolve, reject) => {
      if (this.#fault !== null) {
        reject(this.#fault);
        return;
      }
      // Throws when a parameter cannot be sent; then there is no request.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      this.#worker.postMessage(request);
      if (this.#asked.push({ resolve, reject }) === 1) this.#worker.ref();
    });
  }

  /** Ends the thread; pending requests reject. */
  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }

  #stop(cause: unknown): void {
    this.#fault ??= new ThreadStoppedError('The thread of the database stopped.', { cause });
    for (const { reject } of this.#asked.splice(0)) reject(this.#fault);
  }
}

/** Threads without a connection: starting one takes longer than opening a file. */
const spare: ConnectionThread[] = [];
const sparesKept = 4;

interface OpenOptions {
  readonly file: string;
  readonly busyTimeoutMs: number;
  /** Refuses to write. */
  readonly isReader: boolean;
}

export async function openConnection(options: OpenOptions): Promise<ConnectionThread> {
  let thread = spare.pop();
  while (thread?.hasStopped === true) thread = spare.pop();
  thread ??= new ConnectionThread();
  try {
    await thread.ask({ kind: 'open', ...options });
  } catch (error) {
    await keepOrEnd(thread);
    throw error;
  }
  return thread;
}

/** Closes after the pending requests. */
export async function closeConnection(thread: ConnectionThread): Promise<void> {
  if (thread.hasStopped) return;
  try {
    await thread.ask({ kind: 'close' });
  } finally {
    await keepOrEnd(thread);
  }
}

async function keepOrEnd(thread: ConnectionThread): Promise<void> {
  if (thread.hasStopped) return;
  if (spare.length < sparesKept) spare.push(thread);
  else await thread.terminate();
}
