import type { Edited } from '../changes/change.ts';

/** What was saved; fails where nothing was. */
export async function saved<Record>(edited: Promise<Edited<Record>>): Promise<Record> {
  const answer = await edited;
  if (answer.outcome !== 'saved') throw new Error(`It was not saved: ${answer.outcome}`);
  return answer.record;
}

/** Ids that no store has given out; also those that a database could choke on. */
export const unknownIds = ['nope', '0', '018f2f00-0000-7000-8000-000000000000', "'; --", '../1', 'é'];
