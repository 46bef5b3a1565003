import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { root } from '../staleness.ts';
import { decode } from './codec.ts';
import { compareToThePixel } from './compareToThePixel.ts';
import { matchPicture, type Matching } from './matchPicture.ts';
import { createPictureStore } from './store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'fnc-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const screenshot = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 4, background } })
    .png()
    .toBuffer();
const white = await screenshot('white');
const black = await screenshot('black');

let unpacked = 0;

const pair = (baseline: Buffer, taken: Buffer) => baseline.toString('hex') + taken.toString('hex');

/** An isolated store, with a cache of proven pairs as in a run. */
function world(update = false): Matching {
  const home = mkdtempSync(path.join(folder, 'world-'));
  const pairs = new Map<string, string>();
  return {
    baselines: createPictureStore(path.join(home, 'baselines')),
    failures: createPictureStore(path.join(home, 'failures')),
    proven: {
      has: (name, baseline, taken) => pairs.get(name) === pair(baseline, taken),
      add: (name, baseline, taken) => pairs.set(name, pair(baseline, taken)),
    },
    compare: (reference, actual) => {
      unpacked += 1;
      return compareToThePixel(reference, actual);
    },
    update,
    renewal: 'npm run stories:update -- Button.stories.tsx',
  };
}

const match = (matching: Matching, image: Buffer) => matchPicture(matching, 'a--b.dark', () => Promise.resolve(image));
const renewing = (matching: Matching): Matching => ({ ...matching, update: true });

test('a baseline keeps every pixel', async () => {
  const matching = world(true);
  await match(matching, black);
  const kept = await decode(matching.baselines.read('a--b.dark') ?? Buffer.alloc(0));
  expect(kept).toEqual(await decode(black));
});

test('without a baseline it fails, shows the picture and says how to make one', async () => {
  const matching = world();
  const complaint = await match(matching, white);
  expect(complaint).toContain('has no baseline. To make it: npm run stories:update -- Button.stories.tsx');
  expect(complaint).toContain(path.relative(root, matching.failures.fileOf('a--b.dark.actual')));
  expect(matching.baselines.names()).toEqual([]);
});

test('the same picture passes; the second time nothing is unpacked', async () => {
  const matching = world();
  matching.baselines.write('a--b.dark', await sharp(white).webp({ lossless: true }).toBuffer());
  unpacked = 0;
  expect(await match(matching, white)).toBeNull();
  expect(await match(matching, white)).toBeNull();
  expect(unpacked).toBe(1);
});

test('another picture fails and shows where it differs', async () => {
  const matching = world();
  await match(renewing(matching), white);
  const complaint = await match(matching, black);
  expect(complaint).toContain('changed: 1200 pixels differ visibly');
  expect(complaint).toContain(path.relative(root, matching.baselines.fileOf('a--b.dark')));
  expect(existsSync(matching.failures.fileOf('a--b.dark.actual'))).toBe(true);
  expect(existsSync(matching.failures.fileOf('a--b.dark.diff'))).toBe(true);
});

test('renewing writes what changed, and only that', async () => {
  const matching = world(true);
  await match(matching, white);
  const written = statSync(matching.baselines.fileOf('a--b.dark')).mtimeMs;
  await match(matching, white);
  expect(statSync(matching.baselines.fileOf('a--b.dark')).mtimeMs).toBe(written);
  await match(matching, black);
  expect(await match({ ...matching, update: false }, black)).toBeNull();
});

test('what never stands still is not renewed', async () => {
  const matching = world(true);
  let turn = 0;
  const complaint = await matchPicture(matching, 'a--b', () => {
    turn += 1;
    return screenshot(`rgb(${turn}, 0, 0)`);
  });
  expect(complaint).toContain('never stands still');
  expect(matching.baselines.names()).toEqual([]);
});
