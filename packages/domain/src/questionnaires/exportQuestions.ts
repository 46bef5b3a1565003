import { keepApostrophe, toCsv } from '../csv/toCsv.ts';
import { foldText } from '../shared/foldText.ts';
import { dayOf } from '../shared/day.ts';
import type { Instant } from '../shared/instant.ts';
import type { Question } from './question.ts';

/** A file format, so the same in both languages: what reads the file may rely on it. */
export const questionExportColumns = ['Section', 'ID', 'Question', 'Type', 'Required', 'Options'] as const;

/** The questions as CSV text, in the order given. Importing it gives back the same questions, ids and all. */
export const exportQuestions = (questions: readonly Question[]): string =>
  toCsv([
    questionExportColumns,
    ...questions.map(({ section, id, text, type, required, options }) =>
      [section, id, text, type, required ? 'yes' : 'no', options.join('|')].map(keepApostrophe),
    ),
  ]);

/** A name as it can stand in the name of a file. */
const fileWord = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** `vragen-kompas-maritiem-advies-2026-11-20.csv`; without a client `vragen-2026-11-20.csv`. The day in `timeZone`. */
export const questionExportFileName = (client: string | null, now: Instant): string =>
  ['vragen', client === null ? '' : fileWord(client), `${dayOf(now)}.csv`].filter((part) => part !== '').join('-');
