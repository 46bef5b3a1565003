import { buildPrompt } from '../reports/buildPrompt.ts';
import { completionFailure, type CompletionEvent } from '../reports/completion/completionEvent.ts';
import { defaultAiSettings } from '../reports/completion/completionRequest.ts';
import { instantOf, millisecondsOf } from '../shared/time/instant.ts';
import type { ReportForm } from '../reports/reportForm.ts';
import type { ReportRepository } from '../reports/reportRepository.ts';
import { ApiError } from '../api/apiError.ts';
import { aClient, createMemoryFile, createMemoryReportRepository, fixedInstant } from '../testing.ts';
import { createReportWriter } from '../reports/writing/reportWriter.ts';
import type { WritingRequest } from '../reports/writing/writing.ts';

export const client = aClient();
const form: ReportForm = {
  clientId: client.id,
  reportType: 'cyprus-feasibility',
  language: 'nl',
  includeCharts: true,
  includePersonalRecommendations: true,
  focusAreas: [],
  customInstructions: '',
};
export const request: WritingRequest = {
  client: { id: client.id, name: client.name },
  form,
  prompt: buildPrompt({ client, questions: [], answers: [], form }),
  settings: defaultAiSettings,
  key: 'sk-1',
};
export const text = (words: string): CompletionEvent => ({ kind: 'text', text: words });

interface CallSignal {
  aborted: boolean;
  onAbort: () => void;
}

/** The platform's abort controller. */
function newCall() {
  const signal: CallSignal = { aborted: false, onAbort: () => undefined };
  return {
    signal,
    abort() {
      signal.aborted = true;
      signal.onAbort();
    },
  };
}

/** An AI service whose answers and timing the test controls. */
function aService() {
  const said: CompletionEvent[] = [];
  let wake = Promise.withResolvers<void>();
  const calls: { key: string | null; signal: CallSignal }[] = [];
  return {
    calls,
    say(...events: readonly CompletionEvent[]) {
      said.push(...events);
      wake.resolve();
    },
    async *stream(
      _messages: unknown,
      { key, signal }: { key: string | null; signal: CallSignal },
    ): AsyncGenerator<CompletionEvent, void> {
      calls.push({ key, signal });
      signal.onAbort = () => wake.resolve();
      for (;;) {
        const next = said.shift();
        if (next !== undefined) yield next;
        else if (signal.aborted) {
          yield completionFailure('ai_interrupted');
          return;
        } else {
          await wake.promise;
          wake = Promise.withResolvers<void>();
        }
      }
    },
  };
}

/** A writer with an in-memory server that holds one client; the test controls its availability and the clock. */
export function setUpWriter() {
  const road = { isClosed: false };
  const clock = { now: millisecondsOf(fixedInstant) };
  const now = () => instantOf(clock.now);
  const service = aService();
  const server = createMemoryFile(now, { clients: [client] });
  const kept = createMemoryReportRepository(server);
  const reached = <T>(call: () => Promise<T>): Promise<T> =>
    road.isClosed ? Promise.reject(new ApiError({ code: 'cannot_connect', status: 0, message: 'no' })) : call();
  const reports: ReportRepository = {
    ...kept,
    add: (...given) => reached(() => kept.add(...given)),
    update: (...given) => reached(() => kept.update(...given)),
  };
  const writer = createReportWriter({
    ai: service,
    newCall,
    reports,
    now,
    language: () => 'nl',
  });
  const stored = () => server.reportsOf(client.id);
  /** Resolves when this report's writing satisfies the condition. */
  const until = (id: string, isSo: (writing: NonNullable<ReturnType<typeof find>>) => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        const writing = find(id);
        if (writing === undefined || !isSo(writing)) return;
        stop();
        resolve();
      };
      const stop = writer.subscribe(look);
      look();
    });
  const find = (id: string) => writer.get().writings.get(id);
  async function begun(...events: readonly CompletionEvent[]): Promise<string> {
    service.say(...events);
    const outcome = await writer.begin(request);
    if (!('id' in outcome)) throw new Error('Nothing was begun.');
    return outcome.id;
  }
  const ended = (id: string) => until(id, ({ phase }) => phase === 'ended');
  return { writer, service, stored, until, find, begun, ended, clock, road, server, reports };
}
