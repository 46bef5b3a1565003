import { completionFailure } from '@fnc/domain';
import type { AiService } from '../ports.ts';
import type { BrowserAiOptions, createBrowserAi } from './browserAi.ts';

/** The AI service of the browser; what reads its answer is fetched with the first report that is written. */
export function createLazyAi(options: BrowserAiOptions): AiService {
  return {
    status: options.status,
    async *stream(messages, call) {
      let create: typeof createBrowserAi;
      try {
        create = (await import('./browserAi.ts')).createBrowserAi;
      } catch {
        yield completionFailure('cannot_connect');
        return;
      }
      yield* create(options).stream(messages, call);
    },
  };
}
