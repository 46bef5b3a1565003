import type { TestProject } from 'vitest/node';
import { chromiumPath } from '../chromium.ts';
import { baselineBrowser, recordBrowser, type BaselineBrowser } from './baselineBrowser.ts';

const named = (renderer: BaselineBrowser['madeBy']) => `Chromium ${renderer?.chromium} (${renderer?.fonts})`;

/** Says once how strictly pictures are compared; notes the browser when they are made anew. */
export default function setup({ vitest }: TestProject): void {
  const { here, madeBy, exact } = baselineBrowser(chromiumPath);
  if (vitest.config.snapshotOptions.updateSnapshot === 'all') recordBrowser(here);
  else if (!exact) {
    console.warn(
      `Pictures were made by ${named(madeBy)}, here is ${named(here)}: compared with tolerance, not to the pixel.`,
    );
  }
}
