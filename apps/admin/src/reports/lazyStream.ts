import { type ChatMessage, type CompletionCall, completionFailure, type StreamTransport } from '@fnc/domain';

/** Asks the AI service from this browser; what reads its answer is fetched with the first report that is written so. */
export const lazyStream = (request: StreamTransport<AbortSignal>) =>
  async function* stream(messages: readonly ChatMessage[], call: CompletionCall<AbortSignal>) {
    const { streamCompletion } = await import('./completion.ts').catch(() => ({ streamCompletion: null }));
    if (streamCompletion === null) yield completionFailure('cannot_connect');
    else yield* streamCompletion(request, messages, call);
  };
