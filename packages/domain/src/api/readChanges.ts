import { createEventParser } from '../shared/eventParser.ts';
import { changeEventSchema, type ChangeEvent } from './changeRoutes.ts';

/** The events in the body of `followChanges`, which comes in pieces split anywhere. An event that cannot be read is passed over. */
export async function* readChanges(pieces: AsyncIterable<string>): AsyncGenerator<ChangeEvent, void> {
  const parser = createEventParser();
  for await (const piece of pieces) {
    for (const data of parser.push(piece)) {
      const event = changeEventSchema.safeParse(parseJson(data));
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
