import { type ChatMessage, type CompletionCall, completionFailure, type StreamTransport } from '@fnc/domain';

/** Calls the AI service from this browser; the reader of the response is loaded with the first report written so. */
export const lazyStream = (request: StreamTransport<AbortSignal>) =>
  async function* stream(messages: readonly ChatMessage[], call: CompletionCall<AbortSignal>) {
    const { streamCompletion } = await import('./completion.ts').catch(() => ({ streamCompletion: null }));
    if (streamCompletion === null) yield completionFailure('cannot_connect');
    else yield* streamCompletion(request, messages, call);
  };
