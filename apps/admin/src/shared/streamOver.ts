import type { StreamTransport } from '@fnc/domain';

/** A body as text, in chunks as they come, split anywhere but within a character. */
async function* piecesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  if (body === null) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield decoder.decode(value, { stream: true });
    }
    yield decoder.decode();
  } finally {
    // A reader that stops early closes the connection; after an end or an error this does nothing.
    await reader.cancel().catch(() => undefined);
  }
}

/** `fetch` for streamed responses. */
export const streamOver =
  (request: typeof fetch): StreamTransport<AbortSignal> =>
  async (url, call) => {
    const answer = await request(url, call);
    return { ok: answer.ok, status: answer.status, text: () => answer.text(), pieces: piecesOf(answer.body) };
  };
