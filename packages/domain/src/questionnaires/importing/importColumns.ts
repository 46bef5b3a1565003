import { foldText } from '../../shared/foldText.ts';
import { columnNames, type QuestionColumn, questionColumns } from './importColumns.data.ts';

/** What each column of the file becomes, from the first; `null`: it is not taken over. */
export type ColumnMapping = readonly (QuestionColumn | null)[];

/** A name without capitals, accents, spaces and signs: `Vraag-tekst *` is `vraagtekst`. */
export const columnKey = (name: string): string => foldText(name).replace(/[^\p{L}\p{N}]/gu, '');

/** The column a header names, in English or Dutch; `null` when it names none. */
export function columnOf(header: string): QuestionColumn | null {
  const key = columnKey(header);
  return questionColumns.find((column) => columnNames[column].includes(key)) ?? null;
}

/** Reads a header. Of two columns with the same meaning the first one counts. */
export function mapColumns(header: readonly string[]): ColumnMapping {
  const taken = new Set<QuestionColumn>();
  return header.map((name) => {
    const column = columnOf(name);
    if (column === null || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

/** The mapping with one column changed. What another column had become is taken from it: each comes from one column. */
export const withColumn = (mapping: ColumnMapping, index: number, column: QuestionColumn | null): ColumnMapping =>
  mapping.map((other, place) => (place === index ? column : other === column ? null : other));

/** Where each value of a question stands in a row; -1 where the file does not have it. */
export const columnPlaces = (mapping: ColumnMapping): Readonly<Record<QuestionColumn, number>> => ({
  section: mapping.indexOf('section'),
  id: mapping.indexOf('id'),
  text: mapping.indexOf('text'),
  type: mapping.indexOf('type'),
  required: mapping.indexOf('required'),
  options: mapping.indexOf('options'),
});
