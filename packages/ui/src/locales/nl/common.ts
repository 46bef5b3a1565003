import type { Language } from '@fnc/domain';
/** The name of each language in that language. */
const languageNames: Readonly<Record<Language, string>> = { nl: 'Nederlands', en: 'English' };

export const common = {
  language: languageNames,
  action: {
    cancel: 'Annuleer',
    close: 'Sluit',
    save: 'Bewaar',
    delete: 'Verwijder',
    undo: 'Maak ongedaan',
    retry: 'Probeer opnieuw',
    reset: 'Reset',
    copy: 'Kopieer',
    copied: 'Gekopieerd',
    more: 'Meer acties',
    dismiss: 'Sluit melding',
  },
  busy: { loading: 'Laden…', saving: 'Bewaren…', sending: 'Versturen…' },
  skipToContent: 'Naar de inhoud',
  newWindow: 'opent in een nieuw venster',
  field: {
    optional: 'niet verplicht',
    choose: 'Maak een keuze',
    showPassword: 'Toon wachtwoord',
    hidePassword: 'Verberg wachtwoord',
    wordToConfirm: 'Typ <strong>{{word}}</strong> om door te gaan',
    wordDiffers: 'Dit is nog niet “{{word}}”.',
  },
  errorSummary_one: 'Er is nog één veld te verbeteren',
  errorSummary_other: 'Er zijn nog {{count}} velden te verbeteren',
  alert: { danger: 'Fout', warning: 'Let op', success: 'Gelukt', info: 'Ter informatie' },
  copyField: { refused: 'Kopiëren lukt hier niet. De tekst is geselecteerd: kopieer hem zelf.' },
  stars: '{{value}} van {{max}} sterren',
  chart: {
    read: 'Lees af: {{name}}',
    showTable: 'Toon als tabel',
    empty: 'Nog geen cijfers',
    running: 'loopt nog',
    noPrevious: 'geen vorige stap',
    moreThanPrevious: 'meer',
    total: 'Totaal',
  },
  // Fields
  counter: {
    used_one: '{{used}} van {{count}} teken',
    used_other: '{{used}} van {{count}} tekens',
    limit_one: 'Hoogstens {{count}} teken.',
    limit_other: 'Hoogstens {{count}} tekens.',
    left_one: 'Nog {{count}} teken over.',
    left_other: 'Nog {{count}} tekens over.',
    over_one: '{{count}} teken te veel',
    over_other: '{{count}} tekens te veel',
  },
  number: {
    decimals_one: 'Gebruik hoogstens {{count}} cijfer achter de komma.',
    decimals_other: 'Gebruik hoogstens {{count}} cijfers achter de komma.',
    inEuro: 'in euro',
    amountUnreadable: 'Dit is geen bedrag. Schrijf het zo: {{example}}.',
  },
  fieldInvalid: 'Kijk dit veld na.',
} as const;
