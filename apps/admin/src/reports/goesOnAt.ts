import type { Writing } from './writing.ts';

/**
 * The id under which a report goes on: begun again, or kept after all. `null`: its page stays, also while something in the
 * editor or at the end of the text stands nowhere else.
 */
export function goesOnAt(id: string, writing: Writing | null, isEdited: boolean): string | null {
  if (writing?.phase !== 'ended' || !writing.isKept || isEdited) return null;
  const next = writing.followedBy ?? writing.storedAs ?? id;
  return next === id ? null : next;
}
