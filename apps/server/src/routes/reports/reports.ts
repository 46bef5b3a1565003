import { Readable } from 'node:stream';
import { apiContract, type WritingEvent } from '@fnc/domain/api';
import type { Report, ReportSummary } from '@fnc/domain';
import type { ServerReports } from '../../adapters/sql/file/reports/reports.ts';
import type { ReportWriter } from '../../jobs/reportWriter.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { isStillSignedIn, signedIn, type AuthenticationOptions } from '../../plugins/authentication.ts';
import type { RefusedCompletion, Completions } from '../../adapters/ai/completions.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';

export interface StoredReportRoutes {
  readonly reports: ServerReports;
  readonly reportWriter: ReportWriter;
}

const success = true as const;
const notFound = () => new ApiFailure(404, 'report_not_found');
const noClient = () => new ApiFailure(404, 'client_not_found');

/** The reports on clients. */
export function registerReports(app: App, { reports, reportWriter }: StoredReportRoutes): void {
  app.route({
    ...contractRoute(apiContract.listReports),
    handler: async (request) => {
      const found = await reports.listOf(request.params.id);
      if (found === null) throw noClient();
      return { success, reports: [...found] };
    },
  });
  app.route({
    ...contractRoute(apiContract.addReport),
    handler: async (request) => {
      const report = await reports.add(signedIn(request).admin.username, request.params.id, request.body);
      if (report === null) throw noClient();
      return { success, report };
    },
  });
  app.route({
    ...contractRoute(apiContract.findReport),
    handler: async (request) => {
      const found = await reports.findById(request.params.id);
      if (found === null) throw notFound();
      // The text so far, and whether the server that writes it is still alive.
      const report = found.report.writing === true ? await reportWriter.read(request.params.id) : found.report;
      if (report === null) throw notFound();
      return { success, report, client: found.client };
    },
  });
  app.route({
    ...contractRoute(apiContract.updateReport),
    handler: async (request) => {
      const { change, seen } = request.body;
      const edited = await reports.update(signedIn(request).admin.username, request.params.id, change, seen);
      if (edited.outcome === 'gone') throw notFound();
      return { success, ...edited };
    },
  });
  app.route({
    ...contractRoute(apiContract.removeReport),
    handler: async (request) => {
      if (!(await reports.remove(signedIn(request).admin.username, request.params.id))) throw notFound();
      return { success };
    },
  });
  app.route({
    ...contractRoute(apiContract.restoreReport),
    handler: async (request) => {
      const report = await reports.restore(signedIn(request).admin.username, request.params.id);
      if (report === null) throw notFound();
      return { success, report };
    },
  });
}

/** Which service writes reports, and whether the console has to ask for a key. */
export function getAi(app: App, { completions }: ReportRoutes): void {
  const { baseUrl, model, maxTokens, temperature } = completions.settings;
  app.route({
    ...contractRoute(apiContract.aiStatus),
    handler: () => ({
      success: true as const,
      configured: completions.configured,
      model,
      maxTokens,
      temperature,
      baseUrl,
    }),
  });
}

/** Dependencies of the report routes. */
export interface ReportRoutes {
  readonly completions: Completions;
}

/** The answer when the AI service fails. */
function asFailure({ code, message, retryAfter }: RefusedCompletion): ApiFailure {
  return new ApiFailure(code === 'ai_not_configured' ? 409 : code === 'ai_rate_limited' ? 503 : 502, code, {
    // The message of the configured service instead of ours; its key is removed.
    ...(message === null ? {} : { sentence: message }),
    ...(retryAfter === null ? {} : { headers: { 'retry-after': retryAfter } }),
  });
}

/** Shorter than the time after which proxies close an idle connection. */
const beatEveryMs = 15_000;
/** After a session ended, its stream ends within this time. */
const sessionEveryMs = 1_000;

export interface WritingRoutes extends AuthenticationOptions {
  readonly reportWriter: ReportWriter;
}

/** Starts a report. Each costs money, so this route has its own limit. */
export function startWriting(app: App, { reportWriter }: WritingRoutes): void {
  app.route({
    ...contractRoute(apiContract.startWriting),
    handler: async (request) => {
      const started = await reportWriter.start(signedIn(request).admin.username, request.params.id, request.body);
      if (!started.ok) throw asFailure(started.error);
      if (started.value === null) throw new ApiFailure(404, 'client_not_found');
      return { success: true as const, report: started.value };
    },
  });
}

/** Follows and stops reports. When the server stops, it first stores each text so far. */
export function followWriting(app: App, { reportWriter, ...authentication }: WritingRoutes): void {
  const running = new Set<AbortController>();
  app.addHook('preClose', async () => {
    await reportWriter.close();
    for (const stream of running) stream.abort();
  });

  app.route({
    ...contractRoute(apiContract.stopWriting),
    handler: async (request) => {
      const report = await reportWriter.stop(request.params.id);
      if (report === null) throw notFound();
      return { success: true as const, report };
    },
  });

  const { schema, ...route } = contractRoute(apiContract.followWriting);
  app.route({
    ...route,
    // No schema serializes a stream.
    schema: { params: schema.params, querystring: schema.querystring },
    handler: async (request, reply) => {
      const { id } = request.params;
      if ((await reportWriter.read(id)) === null) throw notFound();
      const stream = new AbortController();
      running.add(stream);
      reply.raw.once('close', () => {
        running.delete(stream);
        stream.abort();
      });
      const isSignedIn = () => isStillSignedIn(request, authentication);
      const events = eventsFrom(id, request.query.from ?? 0, { reportWriter, isSignedIn, signal: stream.signal });
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .header('connection', 'close')
        .send(Readable.from(events, { objectMode: false }));
    },
  });
}

const withoutText = ({ content: _content, ...report }: Report): ReportSummary => report;

const print = (event: WritingEvent) => `data: ${JSON.stringify(event)}\n\n`;

interface Following {
  readonly reportWriter: ReportWriter;
  readonly isSignedIn: () => Promise<boolean>;
  readonly signal: AbortSignal;
}

async function* eventsFrom(id: string, from: number, { reportWriter, isSignedIn, signal }: Following) {
  let position = from;
  let beatAt = performance.now();
  let askedAt = beatAt;
  while (!signal.aborted) {
    if (performance.now() - askedAt > sessionEveryMs) {
      if (!(await isSignedIn())) return;
      askedAt = performance.now();
    }
    const text = reportWriter.textOf(id);
    // Another server may be writing it, or none.
    const report = text === null ? await reportWriter.read(id) : null;
    const content = text ?? report?.content ?? '';
    if (content.length > position) {
      yield print({ kind: 'text', position, text: content.slice(position) });
      position = content.length;
      beatAt = performance.now();
    }
    if (text === null && report?.writing !== true) {
      // A removed report has nothing more to send.
      if (report !== null) yield print({ kind: 'ended', report: withoutText(report) });
      return;
    }
    if (performance.now() - beatAt > beatEveryMs) {
      yield ': still here\n\n';
      beatAt = performance.now();
    }
    await reportWriter.more(id, position, signal);
  }
}
