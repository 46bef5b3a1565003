import { Readable } from 'node:stream';
import { apiContract, mostChangesTold, type ChangeEvent } from '@fnc/domain/api';
import { type ChangeLog, createChangeWatch, type ChangeWatch } from '../../adapters/sql/file/changes/changeLog.ts';
import { isStillSignedIn, type AuthenticationOptions } from '../../plugins/authentication.ts';
import type { ChangePages } from '../../adapters/sql/file/changes/changePages.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';

/** The log of changes. */
function listChanges(app: App, { changePages }: ChangeRoutes): void {
  app.route({
    ...contractRoute(apiContract.listChanges),
    handler: async ({ query }) => {
      const page = await changePages.page(query);
      if (!page.ok) throw new ApiFailure(400, page.error);
      return { success: true as const, ...page.value, changes: [...page.value.changes] };
    },
  });
}

/** Shorter than the time after which proxies close an idle connection. */
const beatEveryMs = 15_000;

export interface ChangeRoutes extends AuthenticationOptions {
  readonly changeLog: ChangeLog;
  readonly changePages: ChangePages;
}

/** Notifies every window of changes while its session lasts. */
function followChanges(app: App, { changeLog, ...authentication }: ChangeRoutes): void {
  const watch = createChangeWatch(changeLog);
  const running = new Set<AbortController>();
  app.addHook('preClose', (done) => {
    for (const stream of running) stream.abort();
    watch.close();
    done();
  });

  const { schema, ...route } = contractRoute(apiContract.followChanges);
  app.route({
    ...route,
    // No schema serializes a stream.
    schema: { querystring: schema.querystring },
    handler: (request, reply) => {
      const stream = new AbortController();
      running.add(stream);
      reply.raw.once('close', () => {
        running.delete(stream);
        stream.abort();
      });
      const isSignedIn = () => isStillSignedIn(request, authentication);
      const events = eventsAfter(request.query.after, { changeLog, watch, isSignedIn, signal: stream.signal });
      return (
        reply
          .header('content-type', 'text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store, no-transform')
          .header('x-accel-buffering', 'no')
          // The connection ends with the stream, so that a stopping server does not wait.
          .header('connection', 'close')
          .send(Readable.from(events, { objectMode: false }))
      );
    },
  });
}

interface Following {
  readonly changeLog: ChangeLog;
  readonly watch: ChangeWatch;
  readonly isSignedIn: () => Promise<boolean>;
  readonly signal: AbortSignal;
}

const print = (event: ChangeEvent) => `data: ${JSON.stringify(event)}\n\n`;

async function* eventsAfter(after: number | undefined, { changeLog, watch, isSignedIn, signal }: Following) {
  const newest = await changeLog.newest();
  // An unknown number means an earlier database: a backup was restored.
  const isAhead = after !== undefined && after > newest;
  let seq = isAhead ? newest : (after ?? newest);
  let isFirst = true;
  while (!signal.aborted) {
    // One more than the limit shows that there are more.
    const changes = await changeLog.after(seq, mostChangesTold + 1);
    const missed = (isFirst && isAhead) || changes.length > mostChangesTold;
    if (changes.length > 0 || isFirst) {
      seq = missed ? await changeLog.newest() : (changes.at(-1)?.seq ?? seq);
      yield print({ seq, changes: missed ? [] : changes, missed });
      isFirst = false;
    }
    const isNews = await watch.next(seq, beatEveryMs, signal);
    // Also before news: an ended session hears of nothing more.
    if (signal.aborted || !(await isSignedIn())) return;
    if (!isNews) yield ': still here\n\n';
  }
}

/** What changed: as it happens, and as the log holds it. */
export function registerChanges(app: App, options: ChangeRoutes): void {
  followChanges(app, options);
  listChanges(app, options);
}
