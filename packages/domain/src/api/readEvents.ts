import * as z from 'zod/mini';
import { createEventParser } from '../shared/eventParser.ts';

/** The server-sent events in a body that comes in pieces split anywhere. An event that cannot be read is passed over. */
export async function* readEvents<T>(
  pieces: AsyncIterable<string>,
  schema: z.core.$ZodType<T>,
): AsyncGenerator<T, void> {
  const parser = createEventParser();
  for await (const piece of pieces) {
    for (const data of parser.push(piece)) {
      const event = z.safeParse(schema, parseJson(data));
      if (event.success) yield event.data;
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
