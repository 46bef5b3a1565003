import { fail, ok, type Result } from '../shared/result.ts';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * Turns bytes into text, without a byte order mark; `null` when they are not valid in that encoding. A browser's own
 * `TextDecoder` with `fatal` does it fastest, and the domain has none.
 */
export type DecodeBytes = (bytes: Uint8Array, encoding: TextEncoding) => string | null;

interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
}

const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, index) => bytes[index] === byte);

function encodingByMark(bytes: Uint8Array): TextEncoding | null {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : null;
}

/**
 * A byte order mark says what a file is written in. Without one it is UTF-8 when it is valid UTF-8, which text of another
 * encoding practically never is, else Windows-1252: what Dutch Excel writes as "CSV (gescheiden door lijstscheidingsteken)".
 *
 * @returns `csv_unreadable` for what is no text at all: a workbook or a picture under another name
 */
export function decodeText(bytes: Uint8Array, decode: DecodeBytes): Result<DecodedText, 'csv_unreadable'> {
  const marked = encodingByMark(bytes);
  const tries: readonly TextEncoding[] = marked === null ? ['utf-8', 'windows-1252'] : [marked];
  for (const encoding of tries) {
    const text = decode(bytes, encoding);
    // No text holds a zero; nearly every other kind of file does.
    if (text !== null) return text.includes('\0') ? fail('csv_unreadable') : ok({ text, encoding });
  }
  return fail('csv_unreadable');
}
