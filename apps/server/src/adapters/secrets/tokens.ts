import { hash, randomBytes } from 'node:crypto';

/** An opaque bearer token: 256 random bits. It means nothing without the session it belongs to. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token or of another secret key. Tokens are random, so a plain digest is enough. */
export const digest = (text: string): string => hash('sha256', text, 'base64url');
