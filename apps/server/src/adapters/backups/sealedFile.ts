import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/*
 * A backup file: `FNCBAK1\n`, the key's name (8 bytes), salt (32 bytes), then the gzip-compressed data in chunks
 * of 64 KiB, each encrypted by AES-256-GCM and followed by its tag (16 bytes). Each file has its own key, derived
 * from `SECRET_KEY` and the salt. The nonce holds the chunk's number and whether it is the last, so that no chunk can
 * be left out, moved or added; every chunk is bound to the header too.
 */

type BackupFault = 'not_a_backup' | 'other_version' | 'other_key' | 'damaged';

const words: Record<BackupFault, string> = {
  not_a_backup: 'This file is not a backup of this product.',
  other_version: 'A newer version of the product made this backup. Restore it with that version.',
  other_key: 'Another SECRET_KEY made this backup. Set SECRET_KEY, or put back secret.key, as it was then.',
  damaged: 'This backup is damaged: it was changed, or a part of it is missing.',
};

/** The file cannot be read; the message says why and what helps. */
export class SealedFileError extends Error {
  override readonly name = 'SealedFileError';
  readonly fault: BackupFault;

  constructor(fault: BackupFault, cause?: unknown) {
    super(words[fault], { cause });
    this.fault = fault;
  }
}

const product = 'FNCBAK';
const magic = Buffer.from(`${product}1\n`);
const keyNameBytes = 8;
const saltBytes = 32;
const headerBytes = magic.length + keyNameBytes + saltBytes;
export const chunkBytes = 64 * 1024;
const tagBytes = 16;

const derive = (secretKey: string, salt: Buffer | '', use: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, salt, `fnc ${use} 1`, bytes));

/** Identifies a key without revealing it. */
const nameOfKey = (secretKey: string) => derive(secretKey, '', 'name of the backup key', keyNameBytes);
const keyOfFile = (secretKey: string, salt: Buffer) => derive(secretKey, salt, 'backup', 32);

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

interface Chunk {
  readonly bytes: Buffer;
  readonly index: number;
  readonly isLast: boolean;
}

/** Pieces of one size; the last may be shorter, or empty when there is no data. */
async function* cut(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Chunk> {
  let held: Buffer = Buffer.alloc(0);
  let index = 0;
  for await (const part of source) {
    held = Buffer.concat([held, part]);
    // Only when another piece follows is it known that this one is not the last.
    while (held.length > size) {
      yield { bytes: held.subarray(0, size), index, isLast: false };
      held = held.subarray(size);
      index += 1;
    }
  }
  yield { bytes: held, index, isLast: true };
}

const seal = (secretKey: string) =>
  async function* sealed(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(saltBytes);
    const header = Buffer.concat([magic, nameOfKey(secretKey), salt]);
    const key = keyOfFile(secretKey, salt);
    yield header;
    for await (const { bytes, index, isLast } of cut(source, chunkBytes)) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, isLast)).setAAD(header);
      yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    }
  };

const unseal = (secretKey: string, header: Buffer) =>
  async function* unsealed(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const key = keyOfFile(secretKey, header.subarray(-saltBytes));
    for await (const { bytes, index, isLast } of cut(source, chunkBytes + tagBytes)) {
      if (bytes.length < tagBytes) throw new SealedFileError('damaged');
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast), { authTagLength: tagBytes })
        .setAAD(header)
        .setAuthTag(bytes.subarray(-tagBytes));
      try {
        yield Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]);
      } catch (error) {
        throw new SealedFileError('damaged', error);
      }
    }
  };

/**
 * Writes a new file for its owner only (0600) and resolves once the disk has it. Memory use does not grow with the
 * size.
 */
export async function writeSealedFile(
  file: string,
  secretKey: string,
  content: AsyncIterable<Buffer>,
  signal?: AbortSignal,
): Promise<void> {
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  await finished(content, createGzip(), seal(secretKey), target, { signal });
}

/**
 * Reads the file from its beginning; a piece is returned only after its tag was checked.
 *
 * @throws SealedFileError, possibly in the middle, when the rest was changed or is missing
 */
export async function readSealedFile(file: string, secretKey: string): Promise<AsyncIterable<Buffer>> {
  const header = await readHeader(file);
  if (!header.subarray(0, product.length).equals(magic.subarray(0, product.length))) {
    throw new SealedFileError('not_a_backup');
  }
  if (!header.subarray(0, magic.length).equals(magic)) throw new SealedFileError('other_version');
  if (header.length < headerBytes) throw new SealedFileError('damaged');
  if (!header.subarray(magic.length, magic.length + keyNameBytes).equals(nameOfKey(secretKey))) {
    throw new SealedFileError('other_key');
  }
  const chunks = createReadStream(file, { start: headerBytes });
  // The last stream reports the errors of all.
  return pipeline(chunks, unseal(secretKey, header), createGunzip(), () => {});
}

async function readHeader(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headerBytes), 0, headerBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
