import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts values that a copy of the database alone must not reveal: keys, seeds of one-time codes.
 *
 * The text names its key: `sealed:1.<name of the key>.<iv>.<text and tag>`, all base64url. So a later version
 * or another key can be added.
 */
export interface Seal {
  /** @param purpose what the value is and whose, for example `secret:address`; only the same purpose opens it */
  seal: (text: string, purpose: string) => string;
  /** @throws SealError when another key or purpose sealed it, or when it was changed */
  open: (sealed: string, purpose: string) => string;
}

/** This key cannot open the sealed text. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

const form = /^sealed:1\.([\w-]{11})\.([\w-]{16})\.([\w-]{22,})$/;
const tagBytes = 16;

/** Whether a text is sealed; older versions stored plain text. */
export const isSealed = (text: string): boolean => text.startsWith('sealed:');

/** @param secretKey at least 32 characters; see `SECRET_KEY` */
export function createSeal(secretKey: string): Seal {
  const derive = (use: string, bytes: number) => Buffer.from(hkdfSync('sha256', secretKey, '', `fnc ${use} 1`, bytes));
  const key = derive('seal', 32);
  // Identifies a key without revealing it.
  const name = derive('name of the key', 8).toString('base64url');
  return {
    seal(text, purpose) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `sealed:1.${name}.${iv.toString('base64url')}.${sealed.toString('base64url')}`;
    },
    open(sealed, purpose) {
      const [, usedKey, iv = '', content = ''] = form.exec(sealed) ?? [];
      if (usedKey === undefined) throw new SealError('This is sealed in a way that this version does not know.');
      if (usedKey !== name) throw new SealError('Another SECRET_KEY sealed this.');
      const bytes = Buffer.from(content, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), { authTagLength: tagBytes })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(-tagBytes));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString('utf8');
      } catch (error) {
        throw new SealError('What is sealed was changed, or belongs elsewhere.', { cause: error });
      }
    },
  };
}
