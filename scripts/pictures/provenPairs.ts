import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../staleness.ts';

const file = path.join(root, 'node_modules/.cache/fnc-pictures/pairs.json');

const digest = (...parts: readonly Buffer[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url');
};

function readPairs(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {}; // the first run
  }
}

/**
 * Caches which screenshot, byte for byte, had the same pixels as which baseline, so that neither is decoded again.
 * Results that depend on tolerance are never cached.
 */
export interface ProvenPairs {
  readonly has: (name: string, baseline: Buffer, screenshot: Buffer) => boolean;
  readonly add: (name: string, baseline: Buffer, screenshot: Buffer) => void;
}

const pairs = readPairs();

export const provenPairs: ProvenPairs = {
  has: (name, baseline, screenshot) => pairs[name] === digest(baseline, screenshot),
  add: (name, baseline, screenshot) => {
    pairs[name] = digest(baseline, screenshot);
  },
};

export function keepProvenPairs(): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(pairs));
}
