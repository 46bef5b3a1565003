import type { StreamTransport } from '@fnc/domain';

/** A body as text, in chunks as they come, split anywhere but within a character. */
async function* piecesOf(
  body: ReadableStream<Uint8Array> | null,
  heard: <T>(part: Promise<T>) => Promise<T>,
): AsyncGenerator<string> {
  if (body === null) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await heard(reader.read());
      if (done) break;
      yield decoder.decode(value, { stream: true });
    }
    yield decoder.decode();
  } finally {
    // A reader that stops early closes the connection; after an end or an error this does nothing.
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * `fetch` for streamed responses.
 *
 * @param silentMs a response that sends nothing for so long is broken off: the connection is dead, although nobody
 *   closed it. Absent: it may be silent for ever.
 */
export const streamOver =
  (request: typeof fetch, silentMs?: number): StreamTransport<AbortSignal> =>
  async (url, call) => {
    const silence = new AbortController();

    async function heard<T>(part: Promise<T>): Promise<T> {
      const timer = silentMs === undefined ? undefined : setTimeout(() => silence.abort(), silentMs);
      try {
        return await part;
      } finally {
        clearTimeout(timer);
      }
    }

    const signal = AbortSignal.any([call.signal, silence.signal]);
    const answer = await heard(request(url, { ...call, signal }));
    return { ok: answer.ok, status: answer.status, text: () => answer.text(), pieces: piecesOf(answer.body, heard) };
  };
