import path from 'node:path';
import { root } from '../staleness.ts';
import { decode, encodeWebp, toWebp } from './codec.ts';
import { judge, type Sight } from './judge.ts';
import type { Complaint } from './pageCommands.ts';
import type { Comparison, Picture } from './picture.ts';
import type { ProvenPairs } from './provenPairs.ts';
import type { PictureStore } from './store.ts';

export interface Matching {
  readonly baselines: PictureStore;
  /** Folder for the actual picture and the difference of a failure. */
  readonly failures: PictureStore;
  readonly proven: ProvenPairs;
  readonly compare: (reference: Picture, actual: Picture) => Comparison;
  /** Updates the baseline instead of failing. */
  readonly update: boolean;
  /** The command that updates the baselines of this story's file. */
  readonly renewal: string;
}

async function seen({ proven, compare }: Matching, name: string, baseline: Buffer, screenshot: Buffer) {
  if (proven.has(name, baseline, screenshot)) return { pass: true, diff: null, message: null };
  const [reference, actual] = await Promise.all([decode(baseline), decode(screenshot)]);
  const comparison = compare(reference, actual);
  if (comparison.pass && comparison.identical === true) proven.add(name, baseline, screenshot);
  return comparison;
}

const shown = (file: string) => path.relative(root, file);

/** Writes the picture and its difference to the report's folder. */
async function show({ failures }: Matching, name: string, screenshot: Buffer, diff: Uint8Array | null) {
  failures.write(`${name}.actual`, await toWebp(screenshot));
  const lines = [`  actual:   ${shown(failures.fileOf(`${name}.actual`))}`];
  if (diff !== null) {
    const { width, height } = (await decode(screenshot)).metadata;
    failures.write(`${name}.diff`, await encodeWebp(diff, width, height));
    lines.push(`  diff:     ${shown(failures.fileOf(`${name}.diff`))}`);
  }
  return lines;
}

async function complaint(matching: Matching, name: string, sight: Sight & { same: false }): Promise<string> {
  const { baselines, renewal } = matching;
  const files = await show(matching, name, sight.screenshot, sight.comparison?.diff ?? null);
  if (!sight.settled) return [`The picture ${name} never stands still.`, ...files].join('\n');
  if (sight.comparison === null) {
    return [`The picture ${name} has no baseline. To make it: ${renewal}`, ...files].join('\n');
  }
  return [
    `The picture ${name} changed: ${sight.comparison.message}`,
    `  baseline: ${shown(baselines.fileOf(name))}`,
    ...files,
    `  If it is meant to: ${renewal}`,
  ].join('\n');
}

/**
 * Compares the screenshot of `take` with the baseline of that name, or updates the baseline when its pixels changed.
 */
export async function matchPicture(matching: Matching, name: string, take: () => Promise<Buffer>): Promise<Complaint> {
  const baseline = matching.baselines.read(name);
  const compare = baseline && ((screenshot: Buffer) => seen(matching, name, baseline, screenshot));
  const sight = await judge({ take, compare });
  if (sight.same) return null;
  if (!matching.update || !sight.settled) return complaint(matching, name, sight);
  const webp = await toWebp(sight.screenshot);
  matching.baselines.write(name, webp);
  matching.proven.add(name, webp, sight.screenshot);
  return null;
}
