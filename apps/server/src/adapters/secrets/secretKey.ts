import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../makeFolder.ts';

/** The key that seals other keys cannot be used; the message says what to restore. */
export class SecretKeyError extends Error {
  override readonly name = 'SecretKeyError';
}

/** What `SECRET_KEY` must be: 32 to 500 characters without spaces. */
export const secretKeyForm = /^[\x21-\x7E]{32,500}$/;

const fileOf = (dataDir: string): string => path.join(dataDir, 'secret.key');

/** The key in `DATA_DIR/secret.key`; `null` when there is no such file. @throws SecretKeyError when it holds no key */
export function readSecretKey(dataDir: string): string | null {
  const file = fileOf(dataDir);
  try {
    const key = readFileSync(file, 'utf8').trim();
    if (!secretKeyForm.test(key)) {
      throw new SecretKeyError(`${file} holds no key. Restore the file that was kept with the backup.`);
    }
    chmodSync(file, 0o600);
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Makes `DATA_DIR/secret.key` once: several servers that start together all get the same key. */
export function makeSecretKey(dataDir: string): string {
  makeFolder(dataDir);
  const file = fileOf(dataDir);
  const temporary = `${file}.${randomBytes(8).toString('hex')}.tmp`;
  const handle = openSync(temporary, 'wx', 0o600);
  try {
    writeSync(handle, `${randomBytes(32).toString('base64url')}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    // Unlike a rename, a link never replaces a key that another server made meanwhile.
    linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary);
  }
  const key = readSecretKey(dataDir);
  if (key === null) throw new SecretKeyError(`${file} cannot be made.`);
  return key;
}
