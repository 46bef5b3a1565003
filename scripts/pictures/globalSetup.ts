import { rmSync } from 'node:fs';
import { chromiumPath } from '../chromium.ts';
import { inCi } from '../inCi.ts';
import { baselineBrowser, buildNote } from './baselineBrowser.ts';
import { failures } from './store.ts';

/** Prints once how strictly pictures are compared, and deletes the failures of the last run. */
export default function setup(): void {
  rmSync(failures, { recursive: true, force: true });
  const note = buildNote(baselineBrowser(chromiumPath), inCi(process.env));
  if (note !== null) console.warn(note);
}
