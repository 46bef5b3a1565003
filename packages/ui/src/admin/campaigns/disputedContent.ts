import { textOfHtml } from '@fnc/domain';
import type { EditedField } from '../EditedElsewhere/editedField.ts';

/** The contents of a mail in two windows, as their texts; as HTML where only the look differs. */
export function disputedContent(label: string, mine: string, theirs: string): EditedField<'content'> {
  const texts = { mine: textOfHtml(mine), theirs: textOfHtml(theirs) };
  return { name: 'content', label, ...(texts.mine === texts.theirs ? { mine, theirs } : texts) };
}
