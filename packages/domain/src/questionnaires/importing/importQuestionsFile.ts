import { type DecodeBytes, decodeText, type TextEncoding } from '../../csv/decodeText.ts';
import { type CsvDelimiter, type CsvRow, parseCsv, type ParseCsvOptions } from '../../csv/parseCsv.ts';
import type { ErrorCode } from '../../messages/errorCodes.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/** Bytes: 5 MB of 1024 × 1024. */
export const maximumQuestionFileSize = 5 * 1024 * 1024;

/** Checks a file by name and size before it is read; `null` when it may be read. */
export function checkQuestionFile({ name, size }: { name: string; size: number }): ErrorCode | null {
  if (!/\.csv$/i.test(name)) return 'csv_file_required';
  return size > maximumQuestionFileSize ? 'csv_file_too_large' : null;
}

/** A column of the file. */
export interface FileColumn {
  /** Trimmed; may be empty. */
  readonly header: string;
  /** The first non-empty cell below it; empty when there is none. */
  readonly sample: string;
}

/** A file with questions, parsed but not checked. */
export interface QuestionFile {
  readonly encoding: TextEncoding;
  readonly delimiter: CsvDelimiter;
  readonly columns: readonly FileColumn[];
  /** Rows below the header, at least one. */
  readonly rows: readonly CsvRow[];
}

/** Number of rows searched for a sample. */
const sampleRows = 200;

/**
 * Reads a file: `csv_unreadable` when it is not text, `csv_no_rows` when there are no rows below the header,
 * `csv_quote_open` when a quote in the header is never closed, so that the whole file is one row.
 */
export function readQuestionFile(
  bytes: Uint8Array,
  decode: DecodeBytes,
  options?: ParseCsvOptions,
): Result<QuestionFile, 'csv_unreadable' | 'csv_no_rows' | 'csv_quote_open'> {
  const decoded = decodeText(bytes, decode);
  if (!decoded.ok) return decoded;
  const { delimiter, rows: all } = parseCsv(decoded.value.text, options);
  const [header, ...rows] = all;
  if (header?.openQuote === true) return fail('csv_quote_open');
  if (header === undefined || rows.length === 0) return fail('csv_no_rows');
  const first = rows.slice(0, sampleRows);
  const columns = header.cells.map((name, index) => ({
    header: name.trim(),
    sample: first.map(({ cells }) => cells[index]?.trim() ?? '').find((cell) => cell !== '') ?? '',
  }));
  return ok({ encoding: decoded.value.encoding, delimiter, columns, rows });
}
