import { createImportEngine, type DecodeBytes, type ImportAnswer } from '@fnc/domain';
import { later } from '../shared/platform.ts';

/** The browser's own decoder. It recognises byte order marks and removes them. */
export const decodeBytes: DecodeBytes = (bytes, encoding) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Reads files of questions with the browser's decoder. */
export const openEngine = (post: (answer: ImportAnswer) => void) =>
  createImportEngine({ decode: decodeBytes, later, reportError: console.error, post });
