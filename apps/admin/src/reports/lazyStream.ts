import { completionFailure } from '@fnc/domain';
import type { AiService } from '../ports.ts';

/** Asks the AI service from this browser; what reads its answer is fetched with the first report that is written so. */
export const lazyStream = (request: typeof fetch): AiService['stream'] =>
  async function* stream(messages, call) {
    let loaded: typeof import('./streamCompletion.ts');
    try {
      loaded = await import('./streamCompletion.ts');
    } catch {
      yield completionFailure('cannot_connect');
      return;
    }
    yield* loaded.streamCompletion(request, messages, call);
  };
