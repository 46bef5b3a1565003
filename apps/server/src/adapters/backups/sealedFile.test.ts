import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chunkBytes, readSealedFile, SealedFileError, writeSealedFile } from './sealedFile.ts';

const key = 'a-key-of-at-least-thirty-two-characters';
const headerBytes = 48;
const stored = chunkBytes + 16;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fnc-sealed-'));
  file = path.join(folder, 'backup.enc');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function* inParts(content: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += size) yield await Promise.resolve(content.subarray(at, at + size));
}

const write = (content: Buffer) => writeSealedFile(file, key, inParts(content, 50_000));

async function read(secretKey = key): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await readSealedFile(file, secretKey)) parts.push(part);
  return Buffer.concat(parts);
}

const faultOf = async (reading: Promise<unknown>) => {
  const error: unknown = await reading.then(
    () => null,
    (fault: unknown) => fault,
  );
  return error instanceof SealedFileError ? error.fault : error;
};

// Random bytes cannot be compressed, so the number of chunks is known.
test.each([0, 1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 5 * chunkBytes])(
  'what was written is read again: %i bytes',
  async (bytes) => {
    const content = randomBytes(bytes);
    await write(content);
    expect((await read()).equals(content)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  },
);

test('the file reveals nothing, and the same content twice gives different files', async () => {
  const content = Buffer.from('esmee@golfslag.example '.repeat(1_000));
  await write(content);
  const first = readFileSync(file);
  expect(first.includes('golfslag')).toBe(false);
  expect(first.length).toBeLessThan(content.length / 10);
  rmSync(file);
  await write(content);
  expect(readFileSync(file).subarray(headerBytes).equals(first.subarray(headerBytes))).toBe(false);
});

test('another key does not open it, and the error is not the one for damage', async () => {
  await write(randomBytes(10));
  expect(await faultOf(read('another-key-of-at-least-thirty-two'))).toBe('other_key');
});

test.each<[name: string, change: (bytes: Buffer) => Buffer]>([
  ['one bit of a chunk in the middle', (bytes) => flipped(bytes, headerBytes + stored + 100)],
  ['one bit of a tag', (bytes) => flipped(bytes, headerBytes + stored - 1)],
  ['one bit of the last byte', (bytes) => flipped(bytes, bytes.length - 1)],
  ['one bit of the salt', (bytes) => flipped(bytes, headerBytes - 1)],
  ['the last byte missing', (bytes) => bytes.subarray(0, -1)],
  ['the last chunk missing', (bytes) => bytes.subarray(0, headerBytes + 2 * stored)],
  ['all chunks missing', (bytes) => bytes.subarray(0, headerBytes)],
  ['half a header', (bytes) => bytes.subarray(0, headerBytes - 10)],
  ['a byte more', (bytes) => Buffer.concat([bytes, Buffer.alloc(1)])],
  ['a chunk twice', (bytes) => Buffer.concat([bytes, bytes.subarray(headerBytes + stored)])],
  [
    'two chunks that changed places',
    (bytes) =>
      Buffer.concat([
        bytes.subarray(0, headerBytes),
        bytes.subarray(headerBytes + stored, headerBytes + 2 * stored),
        bytes.subarray(headerBytes, headerBytes + stored),
        bytes.subarray(headerBytes + 2 * stored),
      ]),
  ],
])('a file with %s is refused', async (_name, change) => {
  await write(randomBytes(2 * chunkBytes + 1_000));
  writeFileSync(file, change(readFileSync(file)));
  expect(await faultOf(read())).toBe('damaged');
});

test('the errors for other files and for backups of a later version differ', async () => {
  writeFileSync(file, 'SQLite format 3\0');
  expect(await faultOf(read())).toBe('not_a_backup');
  writeFileSync(file, '');
  expect(await faultOf(read())).toBe('not_a_backup');
  writeFileSync(file, 'FNCBAK2\n');
  expect(await faultOf(read())).toBe('other_version');
});

test('an existing file is never overwritten', async () => {
  await write(Buffer.from('first'));
  await expect(write(Buffer.from('second'))).rejects.toThrow('EEXIST');
  expect((await read()).toString()).toBe('first');
});

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}
