// Importing questions must cost little more than reading the file. Compares decoding, parsing and checking 5 MB and
// creating the first page of rows with PapaParse alone on the same text in the same run. Both hold their result until
// the next round. Later pages are created one at a time while they are sent to the screen.
import { judgeQuestionImport, mapColumns, maximumQuestionFileSize, readQuestionFile } from '@fnc/domain';
import Papa from 'papaparse';
import { decodeBytes } from '../apps/admin/src/questionImport/importEngine.ts';
import { medianMs, report } from './measure.ts';

const rows = [
  (index: number) => `Dagen en reizen;v${index};Hoeveel nachten sliep je in 2025 in Nederland?;number;ja;`,
  (index: number) => `Onderneming;v${index};"Omschrijf je diensten; ook die je zelden levert";textarea;nee;`,
  (index: number) => `Inkomen;v${index};Keer je dividend uit?;select;ja;ja|nee|deels`,
  (index: number) => `Vergaderingen;v${index};"Waar vergadert het bestuur, en hoe vaak?";tekstvak;;`,
];

/** A file of just under 5 MB; a quarter of its cells are quoted, and a quarter of its rows get a remark. */
function sampleFile(): Uint8Array<ArrayBuffer> {
  const lines = ['Sectie;ID;Vraag;Type;Verplicht;Opties'];
  for (let size = 0, index = 0; size < maximumQuestionFileSize - 200; index++) {
    const line = rows[index % rows.length]?.(index) ?? '';
    lines.push(line);
    size += line.length + 2;
  }
  return new TextEncoder().encode(lines.join('\r\n'));
}

const firstPage = 500;

/** Holds the last round's result in memory, as the app and a reader with PapaParse alone would. */
const kept: { made: unknown } = { made: null };

function importWhole(bytes: Uint8Array): void {
  const file = readQuestionFile(bytes, decodeBytes);
  if (!file.ok) throw new Error(file.error);
  const mapping = mapColumns(file.value.columns.map(({ header }) => header));
  const settings = { mapping, mode: 'append', updateExisting: true } as const;
  const judged = judgeQuestionImport(file.value.rows, settings, { existing: [] });
  kept.made = { file, judged, shown: judged.rowsBetween(0, firstPage) };
}

/** Both start with an empty `kept`. */
const timed = (run: () => void) =>
  medianMs(async () => {
    kept.made = null;
    run();
  }, 31);

export async function benchImport(): Promise<boolean> {
  const bytes = sampleFile();
  const text = new TextDecoder().decode(bytes);
  const ms = await timed(() => importWhole(bytes));
  const baselineMs = await timed(() => {
    kept.made = Papa.parse(text).data;
  });
  return report('Questions from a CSV file', [
    {
      what: `decode, parse and judge ${(bytes.length / 1e6).toFixed(1)} MB`,
      ms,
      baseline: 'PapaParse alone on the same text',
      baselineMs,
      budget: 2.5,
    },
  ]);
}
