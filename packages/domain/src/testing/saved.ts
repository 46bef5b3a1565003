import type { Edited } from '../changes/change.ts';

/** The saved record; throws when nothing was saved. */
export async function saved<Record>(edited: Promise<Edited<Record>>): Promise<Record> {
  const answer = await edited;
  if (answer.outcome !== 'saved') throw new Error(`It was not saved: ${answer.outcome}`);
  return answer.record;
}

/** Ids that no store has issued, including ones that could break a database. */
export const unknownIds = ['nope', '0', '018f2f00-0000-7000-8000-000000000000', "'; --", '../1', 'é'];
