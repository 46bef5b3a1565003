import { foldText } from '../../shared/foldText.ts';
import { columnNames, type QuestionColumn, questionColumns } from './importColumns.data.ts';

/** The field of each column of the file, in column order; `null`: ignored. */
export type ColumnMapping = readonly (QuestionColumn | null)[];

/** A name without case, accents, spaces and punctuation: `Vraag-tekst *` is `vraagtekst`. */
export const columnKey = (name: string): string => foldText(name).replace(/[^\p{L}\p{N}]/gu, '');

/** The field named by a header, in English or Dutch; `null` when unknown. */
export function columnOf(header: string): QuestionColumn | null {
  const key = columnKey(header);
  return questionColumns.find((column) => columnNames[column].includes(key)) ?? null;
}

/** Maps a header. Of two columns for the same field the first counts. */
export function mapColumns(header: readonly string[]): ColumnMapping {
  const taken = new Set<QuestionColumn>();
  return header.map((name) => {
    const column = columnOf(name);
    if (column === null || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

/** Changes one column's field. Another column with that field becomes ignored, so that each field has one column. */
export const withColumn = (mapping: ColumnMapping, index: number, column: QuestionColumn | null): ColumnMapping =>
  mapping.map((other, place) => (place === index ? column : other === column ? null : other));

/** Column index of each field; -1 when the file has no such column. */
export const columnPlaces = (mapping: ColumnMapping): Readonly<Record<QuestionColumn, number>> => ({
  section: mapping.indexOf('section'),
  id: mapping.indexOf('id'),
  text: mapping.indexOf('text'),
  type: mapping.indexOf('type'),
  required: mapping.indexOf('required'),
  options: mapping.indexOf('options'),
});
