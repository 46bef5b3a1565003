import { type ImportCheck, type ImportSettings, mapColumns, parseCsv, type Question, withColumn } from '@fnc/domain';
import { planQuestionImport } from '@fnc/domain/testing';
import { fn } from 'storybook/test';
import type { ImportErrorList } from '../QuestionImport/questionImport.ts';

const plain = [
  'Dagen en reizen;Hoeveel nachten sliep je in 2025 op Cyprus?;number;ja;',
  'Dagen en reizen;In welk land staat je bed?;text;ja;',
  'Dagen en reizen;Ga je naar school of studeer je?;radio;nee;ja|nee',
  'Gezin;Woont je partner bij je?;radio;ja;ja|nee|deels',
  'Gezin;Hoeveel kinderen heb je?;number;nee;',
  'Onderneming;Sinds wanneer bestaat je bedrijf?;date;ja;',
  'Onderneming;Op welk adres staat het ingeschreven?;textarea;ja;',
  'Inkomen;Wat was je omzet in 2025?;number;ja;',
] as const;

/** `count` rows without a remark. */
const rows = (count: number, code: string) =>
  Array.from({ length: count }, (_, index) => `${plain[index % plain.length]};${code}-${index + 1};`);

/** Forty rows in the format of a Dutch spreadsheet: three with remarks, two that exist already. */
const kapiteins = [
  'Rubriek;Vraag;Soort;Verplicht;Keuzes;Interne code;Opmerking',
  'Dagen en reizen;In welk land ben je ingeschreven?;text;ja;;DR-01;Kees vragen',
  'Dagen en reizen;Hoeveel nachten sliep je in 2025 in Nederland?;number;ja;;DR-02;',
  ...rows(10, 'DR1'),
  'Onderneming;Omschrijf je diensten;tekstvak;nee;;ON-01;',
  ...rows(7, 'ON'),
  'Inkomen;Keer je dividend uit?;select;ja;;IN-01;',
  ...rows(8, 'IN'),
  'Vergaderingen',
  ...rows(4, 'VE'),
  'Cyprus;Waar vergadert het bestuur?;select;ja;Cyprus|Nederland|wisselend;CY-01;',
  'Cyprus;Wie is bestuurder van de vennootschap?;text;ja;;CY-02;',
  ...rows(4, 'CY'),
].join('\r\n');

const cyprus = { section: 'Cyprus', required: true };

/** The client's questions before the import. */
const sampleExisting: readonly Question[] = [
  { ...cyprus, id: 'CY-01', text: 'Waar vergadert u?', type: 'select', options: ['Cyprus', 'Nederland'] },
  { ...cyprus, id: 'CY-02', text: 'Wie bestuurt?', type: 'text', options: [] },
  { ...cyprus, id: 'CY-09', text: 'Heeft u een kantoor?', type: 'radio', options: ['ja', 'nee'] },
];

/** A file in the check, processed as in the app. */
export function sampleCheck(
  text: string,
  changes: { existing?: readonly Question[]; settings?: Partial<ImportSettings>; name?: string } = {},
): ImportCheck {
  const { existing = [], name = 'vragenlijst.csv' } = changes;
  const { delimiter, rows: all } = parseCsv(text);
  const [header, ...below] = all;
  const columns = (header?.cells ?? []).map((cell, index) => ({
    header: cell,
    sample: below.map(({ cells }) => cells[index] ?? '').find((value) => value !== '') ?? '',
  }));
  const recognised = mapColumns(header?.cells ?? []);
  const settings = { mapping: recognised, mode: 'append' as const, updateExisting: true, ...changes.settings };
  return {
    file: { name, size: 18_240 },
    encoding: 'windows-1252',
    delimiter,
    rowCount: below.length,
    columns,
    recognised,
    settings,
    existingCount: existing.length,
    ...planQuestionImport(below, settings, { existing }),
    checking: false,
    changedMeanwhile: false,
  };
}

const header = parseCsv(kapiteins).rows[0]?.cells ?? [];
const byHand = withColumn(mapColumns(header), 5, 'id');

/** The file of the design: the column "Interne code" was mapped by hand. */
export const kapiteinsCheck = (settings: Partial<ImportSettings> = {}): ImportCheck =>
  sampleCheck(kapiteins, {
    existing: sampleExisting,
    settings: { mapping: byHand, ...settings },
    name: 'vragenlijst-kapiteins.csv',
  });

/** The check of forty rows, for one client, with every action succeeding. */
export const questionImportArgs = {
  state: { phase: 'check' as const, check: kapiteinsCheck(), saving: false, problem: null },
  place: {
    clientsHref: '/admin/clients',
    questionsHref: '/admin/clients/7?tab=questionnaires',
    client: { name: 'Kompas Maritiem Advies', href: '/admin/clients/7' },
  },
  onFile: fn(),
  onStop: fn(),
  onSettings: fn(),
  onErrors: fn((_errors: ImportErrorList) => undefined),
  onTemplate: fn(),
  onImport: fn(() => Promise.resolve(true)),
  onUndo: fn(() => Promise.resolve()),
  onAnotherFile: fn(),
  onRetry: fn(),
  onCopy: fn(() => Promise.resolve()),
};
