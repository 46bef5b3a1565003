import { completionCutOff, completionFailed, thrownFailure } from '../reportFailure.ts';
import { type CompletionEvent, completionFailure } from '../completion/completionEvent.ts';
import { createStore, type Store } from '../../shared/store.ts';
import { errorMessage } from '../../messages/messages.ts';
import type { Call } from '../../api/listen.ts';
import { type Instant, millisecondsOf } from '../../shared/time/instant.ts';
import type { Language } from '../../shared/language.ts';
import type { ReportStatus } from '../report.ts';
import { type ChatMessage, sentToService } from '../sentToService.ts';
import type { Problem } from '../../messages/problem.ts';
import type { ReportEnd } from '../reportScreen.ts';
import type { CompletionCall } from '../completion/streamCompletion.ts';
import { entryOf, type Kept, type KeepingReports, storeWriting } from './storeWriting.ts';
import type { Begun, Writing, WritingRequest, Writings } from './writing.ts';

/** Interval at which the text so far is stored, in ms. */
export const saveEveryMs = 4_000;

/** Writes reports with a typed key, independent of the open page; several at the same time. */
export interface ReportWriter extends Pick<Store<{ writings: Writings }>, 'get' | 'subscribe'> {
  /** Resolves with the first words, or with the problem; then nothing was stored. */
  begin: (request: WritingRequest) => Promise<Begun>;
  /** Cancels calls that have not returned text yet. */
  callOff: () => void;
  /** Keeps the text written so far as a draft. */
  stop: (id: string) => void;
  /** Writes a new report and keeps this one. If only the store refused it, use `keep`. */
  retry: (id: string) => Promise<void>;
  /** Retries storing a report that the store refused. Returns its new id. */
  keep: (id: string) => Promise<Kept>;
  /** Stores all text that is not stored yet at once, because the page may close or the user signs out. */
  saveAll: () => Promise<void>;
  /** Drops a report whose end has been seen or no longer matters. */
  forget: (id: string) => void;
  /** Stops everything, because another user may sign in. */
  clear: () => void;
}

interface Dependencies<Signal> {
  readonly ai: {
    stream(messages: readonly ChatMessage[], call: CompletionCall<Signal>): AsyncIterable<CompletionEvent>;
  };
  readonly newCall: () => Call<Signal>;
  readonly reports: KeepingReports;
  readonly now: () => Instant;
  readonly language: () => Language;
}

export function createReportWriter<Signal extends Call['signal']>({
  ai,
  newCall,
  reports,
  now,
  language,
}: Dependencies<Signal>): ReportWriter {
  const store = createStore<{ writings: Writings }>({ writings: new Map() });
  /** Calls without text yet, and calls with text by report id. */
  const waiting = new Set<Call>();
  const running = new Map<string, Call>();
  const find = (id: string) => store.get().writings.get(id);

  function change(id: string, fields: Partial<Writing>): void {
    const writing = find(id);
    if (writing !== undefined)
      store.set({ writings: new Map(store.get().writings).set(id, { ...writing, ...fields }) });
  }

  /** Records whether the text could be stored. Calls the store synchronously, so that a closing page still saves. */
  async function save(id: string, status: ReportStatus): Promise<Kept | null> {
    const writing = find(id);
    if (writing === undefined) return null;
    const kept = await storeWriting(writing, status, { reports, now });
    change(id, 'id' in kept ? { isKept: true, storedAs: kept.id } : { isKept: false });
    return kept;
  }

  function endOf(event: CompletionEvent, { request, phase }: Writing): ReportEnd | null {
    if (event.kind === 'complete') return null;
    if (phase === 'stopping') return { kind: 'stopped', problem: null };
    if (event.kind === 'cutOff') {
      return { kind: 'cutOff', problem: completionCutOff(event.tokens ?? request.settings.maxTokens, language()) };
    }
    const failure = event.kind === 'failed' ? event : completionFailure('ai_interrupted');
    return { kind: 'failed', problem: completionFailed(failure, language()) };
  }

  async function finish(id: string, event: CompletionEvent): Promise<void> {
    const writing = find(id);
    running.delete(id);
    if (writing === undefined) return;
    const end = endOf(event, writing);
    const isWhole = event.kind === 'complete';
    const kept = await save(id, isWhole ? 'completed' : 'draft');
    const isRefused = kept !== null && 'problem' in kept;
    change(id, { phase: 'ended', isWhole, end: isRefused ? notKept(kept.problem) : end });
  }

  /** The text is complete, or as complete as possible, but is not stored. */
  const notKept = ({ code }: Problem): ReportEnd => ({
    kind: 'failed',
    problem: {
      code: 'report_save_failed',
      message: errorMessage('report_save_failed', language(), { message: errorMessage(code, language()) }),
    },
  });

  async function write(id: string, events: AsyncIterator<CompletionEvent>, signal: Call['signal']): Promise<void> {
    let savedAt = millisecondsOf(now());
    for (;;) {
      const event = await nextOf(events);
      if (event.kind !== 'text' || signal.aborted) {
        await finish(id, event.kind === 'complete' ? event : signal.aborted ? stopped : event);
        return;
      }
      change(id, { text: (find(id)?.text ?? '') + event.text });
      if (millisecondsOf(now()) - savedAt < saveEveryMs) continue;
      savedAt = millisecondsOf(now());
      // If the store is full now, the final save may still succeed; if not, it reports the problem.
      await save(id, 'draft');
    }
  }

  async function begin(request: WritingRequest): Promise<Begun> {
    const call = newCall();
    waiting.add(call);
    const startedAt = now();
    const { key, settings, prompt } = request;
    const stream = ai.stream(sentToService(prompt), { key, settings, signal: call.signal });
    const events = stream[Symbol.asyncIterator]();
    let text = '';
    // A report starts with its first word; before that there is nothing to store.
    while (text.trim() === '') {
      const event = await nextOf(events);
      if (event.kind === 'text') text += event.text;
      if (call.signal.aborted || event.kind !== 'text') {
        waiting.delete(call);
        if (call.signal.aborted) return { problem: null };
        return { problem: endOf(event, { ...nothingYet, request, startedAt })?.problem ?? null };
      }
    }
    waiting.delete(call);
    const stored = await reports
      .add(request.client.id, entryOf({ request, text }, 'draft', now()))
      .catch(() => undefined);
    if (stored === null) {
      call.abort();
      return { problem: { code: 'report_no_client' } };
    }
    const id = stored?.id ?? `unsaved-${millisecondsOf(startedAt)}`;
    const isKept = stored !== undefined;
    const writing: Writing = { ...nothingYet, request, text, startedAt, isKept, storedAs: stored?.id ?? null };
    store.set({ writings: new Map(store.get().writings).set(id, writing) });
    running.set(id, call);
    void write(id, events, call.signal);
    return { id };
  }

  async function keep(id: string): Promise<Kept> {
    const kept = await save(id, find(id)?.isWhole === true ? 'completed' : 'draft');
    if (kept === null) return { problem: { code: 'report_not_found' } };
    change(id, { end: 'id' in kept ? null : notKept(kept.problem) });
    return kept;
  }

  function callOff(): void {
    for (const call of waiting) call.abort();
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    begin,
    callOff,
    stop(id) {
      const call = running.get(id);
      if (call === undefined) return callOff();
      change(id, { phase: 'stopping' });
      call.abort();
    },
    keep,
    async retry(id) {
      const before = find(id);
      if (before?.phase !== 'ended') return;
      if (!before.isKept) {
        await keep(id);
        return;
      }
      change(id, { phase: 'writing', text: '', startedAt: now(), end: null });
      const begun = await begin(before.request);
      if ('id' in begun) change(id, { ...before, followedBy: begun.id });
      else change(id, begun.problem === null ? before : { ...before, end: { kind: 'failed', problem: begun.problem } });
    },
    async saveAll() {
      const unsaved = [...store.get().writings].filter(([id, { isKept }]) => running.has(id) || !isKept);
      await Promise.all(unsaved.map(([id]) => (running.has(id) ? save(id, 'draft') : keep(id))));
    },
    forget(id) {
      if (running.has(id)) return;
      const writings = new Map(store.get().writings);
      writings.delete(id);
      store.set({ writings });
    },
    clear() {
      callOff();
      for (const [id, call] of running) {
        void save(id, 'draft');
        call.abort();
      }
      running.clear();
      store.set({ writings: new Map() });
    },
  };
}

const stopped = completionFailure('ai_interrupted');
const nothingYet = {
  phase: 'writing',
  text: '',
  end: null,
  storedAs: null,
  isWhole: false,
  isKept: true,
  followedBy: null,
} as const;

/** The next event; errors are converted to an event. */
async function nextOf(events: AsyncIterator<CompletionEvent>): Promise<CompletionEvent> {
  try {
    const { done, value } = await events.next();
    return done === true ? stopped : value;
  } catch (error) {
    return thrownFailure(error);
  }
}

/** Whether the text of a report is stored nowhere. */
export const isNotKept = ({ writings }: { readonly writings: Writings }): boolean =>
  [...writings.values()].some(({ isKept }) => !isKept);
