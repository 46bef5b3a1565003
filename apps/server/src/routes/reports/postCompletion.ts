import { Readable } from 'node:stream';
import { apiContract } from '@fnc/domain/api';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import { asFailure } from './completionFailed.ts';
import type { ReportRoutes } from './reportRoutes.ts';

/**
 * Has the AI service write, and passes its answer on as it comes. The service is let go as soon as whoever asked is gone,
 * and when the server stops.
 */
export function postCompletion(app: App, { completions }: ReportRoutes): void {
  const running = new Set<AbortController>();
  app.addHook('preClose', (done) => {
    for (const call of running) call.abort();
    done();
  });

  const { schema, ...route } = contractRoute(apiContract.writeReport);
  app.route({
    ...route,
    // What streams is not printed by a schema.
    schema: { body: schema.body },
    handler: async (request, reply) => {
      const call = new AbortController();
      running.add(call);
      reply.raw.once('close', () => {
        running.delete(call);
        call.abort();
      });
      const begun = await completions.begin(request.body.messages, call.signal);
      if (!begun.ok) throw asFailure(begun.error);
      return reply
        .header('content-type', begun.value.contentType)
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(passOn(begun.value.body), { objectMode: false }));
    },
  });
}

/** A connection that breaks before the first byte still gets an answer in words; later the answer breaks off too. */
async function* passOn(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch {
    throw new ApiFailure(502, 'ai_interrupted');
  }
}
