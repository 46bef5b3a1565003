/** Matches what a person can be using: a dialog, a form, or a single field. */
const open = 'dialog[open], form';
const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** Whether a form is being filled in or a dialog is open: then nothing may change by itself. */
export const isBusy = (page: Pick<Document, 'querySelector' | 'activeElement'>): boolean =>
  page.querySelector(open) !== null || page.activeElement?.matches(typing) === true;
