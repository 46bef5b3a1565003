/** What a person can be in the middle of: a dialog, a form, or a field that stands alone. */
const open = 'dialog[open], form';
const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** Whether something is being filled in or asked: then nothing may change under someone's hands. */
export const isBusy = (page: Pick<Document, 'querySelector' | 'activeElement'>): boolean =>
  page.querySelector(open) !== null || page.activeElement?.matches(typing) === true;
