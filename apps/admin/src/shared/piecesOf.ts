/** A body as text, in pieces as they come, split anywhere but within a character. */
export async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
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
    // Whoever does not listen to the end lets the other side go; after an end or a break this does nothing.
    await reader.cancel().catch(() => undefined);
  }
}
