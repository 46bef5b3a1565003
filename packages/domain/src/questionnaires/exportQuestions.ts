import { keepApostrophe, toCsv } from '../csv/toCsv.ts';
import { foldText } from '../shared/foldText.ts';
import { dayOf } from '../shared/time/day.ts';
import type { Instant } from '../shared/time/instant.ts';
import type { Language } from '../shared/language.ts';
import type { Question } from './question.ts';

/** The same in both languages, because programs that read the file rely on the names. */
const questionExportColumns = ['Section', 'ID', 'Question', 'Type', 'Required', 'Options'] as const;

/** The questions as CSV text, in the given order. Importing it restores the same questions, including ids. */
export const exportQuestions = (questions: readonly Question[]): string =>
  toCsv([
    questionExportColumns,
    ...questions.map(({ section, id, text, type, required, options }) =>
      [section, id, text, type, required ? 'yes' : 'no', options.join('|')].map(keepApostrophe),
    ),
  ]);

/** A name in characters that are valid in a file name. */
const fileWord = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** `vragen-kompas-maritiem-advies-2026-11-20.csv`; without a client `vragen-2026-11-20.csv`. The day in `timeZone`. */
export const questionExportFileName = (client: string | null, now: Instant): string =>
  ['vragen', client === null ? '' : fileWord(client), `${dayOf(now)}.csv`].filter((part) => part !== '').join('-');

const dutchColumns = ['Sectie', 'ID', 'Vraag', 'Type', 'Verplicht', 'Opties'] as const;

/** One example per type, to show how options and required questions are written. */
const rows: Record<Language, readonly (readonly string[])[]> = {
  nl: [
    dutchColumns,
    ['Persoonlijk', 'p1', 'Wat is je geboortedatum?', 'date', 'ja', ''],
    ['Persoonlijk', 'p2', 'Wat is je burgerlijke staat?', 'radio', 'ja', 'gehuwd|geregistreerd partner|ongehuwd'],
    ['Persoonlijk', 'p3', 'Op welk e-mailadres ben je bereikbaar?', 'email', 'nee', ''],
    ['Verblijf', 'v1', 'Hoeveel nachten sliep je in 2025 in Nederland?', 'number', 'ja', ''],
    ['Verblijf', 'v2', 'In welk land woon je?', 'select', 'ja', 'Nederland|Cyprus|anders'],
    ['Onderneming', 'o1', 'Hoe heet je onderneming?', 'text', 'nee', ''],
    ['Onderneming', 'o2', 'Omschrijf je diensten.', 'textarea', 'nee', ''],
    ['Onderneming', 'o3', 'Wat is op je van toepassing?', 'checkbox', 'nee', 'personeel|vastgoed|rechten op software'],
  ],
  en: [
    questionExportColumns,
    ['Personal', 'p1', 'What is your date of birth?', 'date', 'yes', ''],
    ['Personal', 'p2', 'What is your marital status?', 'radio', 'yes', 'married|registered partner|single'],
    ['Personal', 'p3', 'At which email address can we reach you?', 'email', 'no', ''],
    ['Residence', 'r1', 'How many nights did you sleep in the Netherlands in 2025?', 'number', 'yes', ''],
    ['Residence', 'r2', 'In which country do you live?', 'select', 'yes', 'Netherlands|Cyprus|other'],
    ['Business', 'b1', 'What is your business called?', 'text', 'no', ''],
    ['Business', 'b2', 'Describe your services.', 'textarea', 'no', ''],
    ['Business', 'b3', 'What applies to you?', 'checkbox', 'no', 'staff|real estate|software rights'],
  ],
};

/** A CSV file to fill in: the header and one question of every type. */
export const questionTemplate = (language: Language): string => toCsv(rows[language]);

const fileNames: Record<Language, string> = { nl: 'vragen-voorbeeld.csv', en: 'questions-template.csv' };

export const questionTemplateFileName = (language: Language): string => fileNames[language];
