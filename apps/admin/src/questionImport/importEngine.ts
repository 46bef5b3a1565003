import { createImportEngine, type DecodeBytes, type ImportAnswer } from '@fnc/domain';
import { later } from '../shared/platform.ts';

/** The browser's own decoder. It knows the byte order marks, and takes them away. */
export const decodeBytes: DecodeBytes = (bytes, encoding) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Reads files of questions with what the browser has. */
export const openEngine = (post: (answer: ImportAnswer) => void) =>
  createImportEngine({ decode: decodeBytes, later, reportError: console.error, post });
