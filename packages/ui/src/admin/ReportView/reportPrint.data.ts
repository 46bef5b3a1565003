import type { Language } from '@fnc/domain';

export interface PrintWords {
  readonly client: string;
  readonly date: string;
  readonly disclaimer: string;
}

/** Texts of the printed page: in the language of the report, not of the console. */
export const printWords: Record<Language, PrintWords> = {
  nl: {
    client: 'Voor',
    date: 'Datum',
    disclaimer:
      'Dit rapport is een indicatie op basis van de antwoorden die wij kregen, geen belastingadvies. Tarieven en regels veranderen; laat een beslissing nakijken voordat je die neemt.',
  },
  en: {
    client: 'For',
    date: 'Date',
    disclaimer:
      'This report is an indication based on the answers we were given, not tax advice. Rates and rules change, so have any decision checked before you make it.',
  },
};
