import { completionFailure, defaultAiSettings, type CompletionEvent } from '@fnc/domain';
import type { AiService } from '../ports.ts';

const words =
  '# Een vennootschap op Cyprus\n\n## 1. Samenvatting\n\nDit rapport is een indicatie, geen belastingadvies.'.split(
    /(?<= )/,
  );

/** Streams the same few words, one at a time, without a service. No server writes. */
export const createMemoryAi = (): AiService => ({
  status: () => Promise.resolve({ ...defaultAiSettings, configured: false }),
  start: () => Promise.resolve(null),
  stop: () => Promise.resolve(null),
  async *follow() {
    // nothing is being written
  },
  async *stream(_messages, { signal }): AsyncGenerator<CompletionEvent> {
    for (const text of words) {
      if (signal.aborted) {
        yield completionFailure('ai_interrupted');
        return;
      }
      yield { kind: 'text', text };
    }
    yield { kind: 'complete' };
  },
});
