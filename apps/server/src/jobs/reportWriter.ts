import { setTimeout as pauseFor } from 'node:timers/promises';
import {
  buildPrompt,
  completionFailure,
  fail,
  instantOf,
  ok,
  readCompletion,
  sentToService,
  writtenReport,
  type CompletionEvent,
  type Report,
  type ReportEnding,
  type Result,
  type WritingOrder,
} from '@fnc/domain';
import type { Completions, RefusedCompletion } from '../adapters/ai/completions.ts';
import type { ReportWritings } from '../adapters/sql/file/reports/reportWriting.ts';

/** How often, and after how many UTF-16 units, the text so far is stored. */
const saveEveryMs = 1_000;
const saveEvery = 2_000;

/** The database may be away when a text ends: it is tried again after pauses of at least, and at most, this. */
const shortestPauseMs = 250;
const longestPauseMs = 5_000;
/** After this the database is not away: it does not take the text, which no further try changes. */
const patienceMs = 3_600_000;

/** A writing server renews its claim at least this often. */
const askEveryMs = 1_000;

interface Running {
  text: string;
  /** Length of the stored text. */
  saved: number;
  readonly call: AbortController;
  /** Why it was aborted, if it was. */
  calledOff: 'stopped' | 'serverStopped' | null;
  /** Called for every piece of the text and at the end. */
  readonly listeners: Set<() => void>;
  /** Resolves when the outcome is stored. */
  finished: Promise<void>;
}

type Started = Result<Report | null, RefusedCompletion>;

/** Asks the AI service for reports, whether or not a window is open. */
export interface ReportWriter {
  /**
   * Resolves when the service has started; `null` when there is no such client. A report that exists already, or is
   * starting, is not paid for again.
   */
  start(by: string, clientId: string, order: WritingOrder): Promise<Started>;
  /** Resolves when the text so far is stored as a draft. `null` when there is no such report. */
  stop(id: string): Promise<Report | null>;
  /** The report with the text so far; `null` when there is none. */
  read(id: string): Promise<Report | null>;
  /** Ends the reports that silent servers left unfinished. */
  endAbandoned(): Promise<void>;
  /** The text so far of a report that this server writes; `null` when it does not. */
  textOf(id: string): string | null;
  /** Resolves with the next words, or after a second, because another server may be writing. */
  more(id: string, known: number, signal: AbortSignal): Promise<void>;
  /** Stores every unfinished text as a draft with the reason. */
  close(): Promise<void>;
}

interface Dependencies {
  readonly writings: ReportWritings;
  readonly completions: Completions;
  readonly now: () => number;
  readonly log: { error(fields: object, text: string): void };
}

export function createReportWriter({ writings, completions, now, log }: Dependencies): ReportWriter {
  const running = new Map<string, Running>();
  /** Reports that have not started yet, by the id that the caller gave. */
  const starting = new Map<string, Promise<Started>>();
  const closing = new AbortController();

  function callOff(writing: Running, why: 'stopped' | 'serverStopped'): void {
    writing.calledOff ??= why;
    writing.call.abort();
  }

  /** Stores new text. If the database fails now, it may work at the end. */
  async function save(id: string, writing: Running): Promise<void> {
    const { text } = writing;
    try {
      const goesOn = await writings.save(id, text);
      writing.saved = text.length;
      if (!goesOn) callOff(writing, 'stopped');
    } catch (error) {
      log.error({ err: error, report: id }, 'a report that is being written could not be stored');
    }
  }

  /** Tries until the text is stored, the server closes or an hour has passed. */
  async function finish(by: string, id: string, text: Parameters<ReportWritings['finish']>[2]): Promise<void> {
    const began = performance.now();
    for (let pause = shortestPauseMs; ; pause = Math.min(2 * pause, longestPauseMs)) {
      try {
        await writings.finish(by, id, text);
        return;
      } catch (error) {
        log.error({ err: error, report: id }, 'a report that was written could not be stored');
      }
      if (closing.signal.aborted || performance.now() - began > patienceMs) return;
      // Ends early when the server closes: then it is tried once more.
      await pauseFor(pause, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  async function write(by: string, id: string, writing: Running, body: AsyncIterable<Uint8Array>): Promise<void> {
    let saving = Promise.resolve();
    let isSaving = false;
    const keep = () => {
      if (isSaving) return;
      isSaving = true;
      saving = save(id, writing).finally(() => {
        isSaving = false;
      });
    };
    const timer = setInterval(keep, saveEveryMs);
    let last: CompletionEvent = completionFailure('ai_interrupted');
    for await (const event of readCompletion(decoded(body))) {
      last = event;
      if (event.kind !== 'text') break;
      // Some services begin with empty lines.
      writing.text = (writing.text + event.text).trimStart();
      for (const listener of writing.listeners) listener();
      if (writing.text.length - writing.saved >= saveEvery) keep();
    }
    clearInterval(timer);
    await saving;
    const ended = last.kind === 'complete' ? null : endOf(last, writing.calledOff, completions);
    await finish(by, id, { content: writing.text.trimEnd(), ended });
    running.delete(id);
    for (const listener of writing.listeners) listener();
  }

  async function start(by: string, clientId: string, { id, ...order }: WritingOrder): Promise<Started> {
    const sources = await writings.sources(clientId);
    if (sources === null) return ok(null);
    const { client, questionnaire } = sources;
    const prompt = buildPrompt({ client, ...questionnaire, form: order });
    const call = new AbortController();
    const begun = await completions.begin(sentToService(prompt), call.signal);
    if (!begun.ok) return fail(begun.error);
    const written = writtenReport({
      prompt,
      order,
      clientName: client.name,
      model: completions.settings.model,
      content: '',
      status: 'draft',
      now: instantOf(now()),
    });
    let report: Report | null = null;
    try {
      report = await writings.begin(by, clientId, written, id);
    } finally {
      if (report === null) call.abort();
    }
    if (report === null) return ok(null);
    const writing: Running = {
      text: '',
      saved: 0,
      call,
      calledOff: null,
      listeners: new Set(),
      finished: Promise.resolve(),
    };
    running.set(report.id, writing);
    writing.finished = write(by, report.id, writing, begun.value);
    if (closing.signal.aborted) callOff(writing, 'serverStopped');
    return ok(report);
  }

  async function read(id: string): Promise<Report | null> {
    const report = await writings.read(id, running.has(id));
    const writing = running.get(id);
    return report === null || writing === undefined || report.writing !== true
      ? report
      : { ...report, content: writing.text };
  }

  return {
    async start(by, clientId, order) {
      const { id } = order;
      if (id === undefined) return await start(by, clientId, order);
      const isStarting = starting.get(id);
      if (isStarting !== undefined) return await isStarting;
      const started = read(id)
        .then((there) => (there === null ? start(by, clientId, order) : ok(there)))
        .finally(() => starting.delete(id));
      starting.set(id, started);
      return await started;
    },

    async stop(id) {
      const writing = running.get(id);
      if (writing === undefined) await writings.askToStop(id);
      else {
        callOff(writing, 'stopped');
        await writing.finished;
      }
      return await writings.read(id, running.has(id));
    },

    read,

    endAbandoned: () => writings.endAbandoned(new Set(running.keys())),

    textOf: (id) => running.get(id)?.text ?? null,

    more(id, known, signal) {
      const writing = running.get(id);
      return new Promise((resolve) => {
        const done = () => {
          clearTimeout(patience);
          writing?.listeners.delete(done);
          signal.removeEventListener('abort', done);
          resolve();
        };
        const patience = setTimeout(done, askEveryMs);
        writing?.listeners.add(done);
        signal.addEventListener('abort', done);
        if (signal.aborted || (writing !== undefined && writing.text.length > known)) done();
      });
    },

    async close() {
      for (const writing of running.values()) callOff(writing, 'serverStopped');
      closing.abort();
      await Promise.all([...running.values()].map(({ finished }) => finished));
    },
  };
}

function endOf(
  event: CompletionEvent,
  calledOff: Running['calledOff'],
  { settings, withoutKey }: Pick<Completions, 'settings' | 'withoutKey'>,
): ReportEnding {
  if (calledOff !== null) return { kind: calledOff };
  if (event.kind === 'cutOff') return { kind: 'cutOff', tokens: event.tokens ?? settings.maxTokens };
  const { code, message: said } = event.kind === 'failed' ? event : completionFailure('ai_interrupted');
  const message = withoutKey(said);
  return { kind: 'failed', code, ...(message === null ? {} : { message }) };
}

async function* decoded(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const bytes of body) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}
