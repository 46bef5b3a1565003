import { rmSync } from 'node:fs';
import { chromiumPath } from '../chromium.ts';
import { baselineBrowser, named } from './baselineBrowser.ts';
import { failures } from './store.ts';

/** Says once how strictly pictures are compared, and clears away what the last run showed. */
export default function setup(): void {
  rmSync(failures, { recursive: true, force: true });
  const { here, madeBy, exact } = baselineBrowser(chromiumPath);
  if (exact || madeBy === null) return;
  console.warn(
    `Pictures were made by ${named(madeBy)}, here is ${named(here)}: compared with tolerance, not to the pixel.`,
  );
}
