import type { ReportText } from '@fnc/domain';

/** What stands in the editor of a report, and what it was changed from. */
export interface EditedText {
  readonly typed: ReportText;
  /** The stored text as this window knows it: what is typed is a change of it. */
  readonly before: ReportText;
  /** What another window stored since, of which the advisor has not said yet whether it counts. */
  readonly theirs: ReportText | null;
}

/** Spaces around the title are not stored. */
export const isSameText = (one: ReportText, other: ReportText): boolean =>
  one.name.trim() === other.name.trim() && one.content === other.content;

export const openText = (stored: ReportText): EditedText => ({ typed: stored, before: stored, theirs: null });

/** Something else is stored than before: who typed nothing sees it, who did is asked. */
export function followStored(edited: EditedText, stored: ReportText): EditedText {
  if (isSameText(stored, edited.before)) return { ...edited, theirs: null };
  if (isSameText(edited.typed, edited.before) || isSameText(edited.typed, stored)) return openText(stored);
  return { ...edited, theirs: stored };
}

/** The advisor has chosen. `mine` is not stored yet: it is a change of theirs from then on. */
export function resolveText(edited: EditedText, keep: 'mine' | 'theirs'): EditedText {
  if (edited.theirs === null) return edited;
  return keep === 'mine' ? { ...edited, before: edited.theirs, theirs: null } : openText(edited.theirs);
}
