import { hash, randomBytes } from 'node:crypto';

/** An opaque bearer token: 256 random bits. It means nothing without its session. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token or another secret key. Tokens are random, so a plain digest is enough. */
export const digest = (text: string): string => hash('sha256', text, 'base64url');
