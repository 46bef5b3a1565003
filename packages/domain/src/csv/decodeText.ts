import { fail, ok, type Result } from '../shared/result.ts';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * Decodes bytes without a byte order mark; `null` when they are invalid in that encoding. Passed in by the browser
 * (a `TextDecoder` with `fatal` is fastest), because the domain has no such API.
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
 * A byte order mark decides the encoding. Without one, valid UTF-8 is read as UTF-8 (text in another encoding is almost
 * never valid UTF-8), anything else as Windows-1252, which Dutch Excel writes for "CSV (gescheiden door
 * lijstscheidingsteken)".
 *
 * @returns `csv_unreadable` for a file that is not text: a renamed workbook or picture
 */
export function decodeText(bytes: Uint8Array, decode: DecodeBytes): Result<DecodedText, 'csv_unreadable'> {
  const marked = encodingByMark(bytes);
  const tries: readonly TextEncoding[] = marked === null ? ['utf-8', 'windows-1252'] : [marked];
  for (const encoding of tries) {
    const text = decode(bytes, encoding);
    // Text contains no NUL; nearly every binary file does.
    if (text !== null) return text.includes('\0') ? fail('csv_unreadable') : ok({ text, encoding });
  }
  return fail('csv_unreadable');
}
