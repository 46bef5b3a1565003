import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets that the server has to read again, so that they cannot be read where they are stored. */
export interface Sealing {
  /** @param owner whose it is: sealed text opens only for the same owner, so that rows cannot be exchanged */
  seal(text: string, owner: string): string;
  /** @throws when it was changed, or sealed with another key or for another owner */
  open(sealed: string, owner: string): string;
}

const algorithm = 'aes-256-gcm';
const version = 'v1';
const ivLength = 12;
const tagLength = 16;

/** @param secret the key is derived from it; without the same one nothing opens any more */
export function createSealing(secret: string): Sealing {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'fnc sealing 1', 32));
  return {
    seal(text, owner) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagLength }).setAAD(Buffer.from(owner));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
    },
    open(sealed, owner) {
      const [mark, body = ''] = sealed.split('.');
      if (mark !== version) throw new Error('This was not sealed by this program.');
      const bytes = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
    },
  };
}
