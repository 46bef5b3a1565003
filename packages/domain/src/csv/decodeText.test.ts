import { expect, test } from 'vitest';
import { type DecodeBytes, decodeText } from './decodeText.ts';

const decode: DecodeBytes = (bytes, encoding) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};
const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const read = (...bytes: number[]) => decodeText(new Uint8Array(bytes), decode);

test.each([
  ['UTF-8', utf8('Coöperatie €'), 'Coöperatie €', 'utf-8'],
  ['UTF-8 with its mark, which is taken away', [0xef, 0xbb, 0xbf, ...utf8('één')], 'één', 'utf-8'],
  ['Windows-1252 of Dutch Excel', [0x43, 0x6f, 0xf6, 0x70, 0x20, 0x80, 0x20, 0x93], 'Coöp € “', 'windows-1252'],
  ['UTF-16, the small end first', [0xff, 0xfe, 0xeb, 0x00, 0xac, 0x20], 'ë€', 'utf-16le'],
  ['UTF-16, the large end first', [0xfe, 0xff, 0x00, 0xeb, 0x20, 0xac], 'ë€', 'utf-16be'],
  ['nothing', [], '', 'utf-8'],
] as const)('%s', (_name, bytes, text, encoding) => {
  expect(read(...bytes)).toEqual({ ok: true, value: { text, encoding } });
});

test.each([
  ['a workbook under the name of a CSV', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00]],
  ['a mark that lies', [0xef, 0xbb, 0xbf, 0xf6, 0x28]],
])('%s is no text', (_name, bytes) => {
  expect(read(...bytes)).toEqual({ ok: false, error: 'csv_unreadable' });
});
