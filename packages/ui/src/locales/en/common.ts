import type { Language } from '@fnc/domain';
import type { common as nl } from '../nl/common.ts';
import type { Translated } from '../translated.ts';

/** The name of each language in that language. */
const languageNames: Readonly<Record<Language, string>> = { nl: 'Nederlands', en: 'English' };

export const common: Translated<typeof nl> = {
  language: languageNames,
  action: {
    cancel: 'Cancel',
    close: 'Close',
    save: 'Save',
    delete: 'Delete',
    undo: 'Undo',
    retry: 'Try again',
    reset: 'Reset',
    copy: 'Copy',
    copied: 'Copied',
    more: 'More actions',
    dismiss: 'Close notification',
  },
  busy: { loading: 'Loading…', saving: 'Saving…', sending: 'Sending…' },
  skipToContent: 'Skip to content',
  newWindow: 'opens in a new tab',
  field: {
    optional: 'optional',
    choose: 'Please choose',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    wordToConfirm: 'Type <strong>{{word}}</strong> to continue',
    wordDiffers: 'That doesn’t say “{{word}}” yet.',
  },
  errorSummary_one: 'One field needs another look',
  errorSummary_other: '{{count}} fields need another look',
  alert: { danger: 'Error', warning: 'Please note', success: 'Done', info: 'Note' },
  copyField: { refused: 'Your browser blocked the copy. The text is selected, so you can copy it yourself.' },
  stars: '{{value}} out of {{max}} stars',
  chart: {
    read: 'Read off: {{name}}',
    showTable: 'Show as a table',
    empty: 'No figures yet',
    running: 'in progress',
    noPrevious: 'no previous step',
    moreThanPrevious: 'more',
    total: 'Total',
  },
  // Fields
  counter: {
    used_one: '{{used}} of {{count}} character',
    used_other: '{{used}} of {{count}} characters',
    limit_one: 'Up to {{count}} character.',
    limit_other: 'Up to {{count}} characters.',
    left_one: '{{count}} character left.',
    left_other: '{{count}} characters left.',
    over_one: '{{count}} character too many',
    over_other: '{{count}} characters too many',
  },
  number: {
    decimals_one: 'Use no more than {{count}} decimal place.',
    decimals_other: 'Use no more than {{count}} decimal places.',
    inEuro: 'in euros',
    amountUnreadable: 'That’s not an amount. Write it like this: {{example}}.',
  },
  fieldInvalid: 'Please check this field.',
};
