import type { ReportText } from '@fnc/domain';

/** The text in the editor of a report, and the stored text it started from. */
export interface EditedText {
  readonly typed: ReportText;
  /** The stored text as this window knows it: the edits are changes of it. */
  readonly before: ReportText;
  /** The text that another window stored since; the advisor has not chosen yet. */
  readonly theirs: ReportText | null;
}

/** Spaces around the title do not count: they are not stored. */
export const isSameText = (one: ReportText, other: ReportText): boolean =>
  one.name.trim() === other.name.trim() && one.content === other.content;

export const openText = (stored: ReportText): EditedText => ({ typed: stored, before: stored, theirs: null });

/** Another window stored a text: without edits here it is shown, with edits the advisor must choose. */
export function followStored(edited: EditedText, stored: ReportText): EditedText {
  if (isSameText(stored, edited.before)) return { ...edited, theirs: null };
  if (isSameText(edited.typed, edited.before) || isSameText(edited.typed, stored)) return openText(stored);
  return { ...edited, theirs: stored };
}

/** Applies the advisor's choice. `mine` is not stored yet: it now counts as a change of the other window's text. */
export function resolveText(edited: EditedText, keep: 'mine' | 'theirs'): EditedText {
  if (edited.theirs === null) return edited;
  return keep === 'mine' ? { ...edited, before: edited.theirs, theirs: null } : openText(edited.theirs);
}
