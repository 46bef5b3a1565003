import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepingAssets } from './keepAssets.ts';

function folder(): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'fnc-build-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  return path.join(parent, 'dist');
}

/** Like Vite: empties the folder and writes the new files. */
const buildOf = (dist: string, files: readonly string[]) => async () => {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  for (const file of files) writeFileSync(path.join(dist, 'assets', file), file);
  await Promise.resolve();
};

test('the files of the last two builds are there, and those before are gone', async () => {
  const dist = folder();
  const served = () => readdirSync(path.join(dist, 'assets')).toSorted();
  await keepingAssets(dist, buildOf(dist, ['app-1.js', 'react-1.js']));
  expect(served()).toEqual(['app-1.js', 'react-1.js']);
  await keepingAssets(dist, buildOf(dist, ['app-2.js', 'react-1.js']));
  expect(served()).toEqual(['app-1.js', 'app-2.js', 'react-1.js']);
  await keepingAssets(dist, buildOf(dist, ['app-3.js', 'react-2.js']));
  expect(served()).toEqual(['app-2.js', 'app-3.js', 'react-1.js', 'react-2.js']);
});

test('the same build twice keeps the one before it too', async () => {
  const dist = folder();
  await keepingAssets(dist, buildOf(dist, ['app-1.js']));
  await keepingAssets(dist, buildOf(dist, ['app-2.js']));
  await keepingAssets(dist, buildOf(dist, ['app-2.js']));
  expect(readdirSync(path.join(dist, 'assets')).toSorted()).toEqual(['app-1.js', 'app-2.js']);
});

test('a build that breaks off takes nothing from the next', async () => {
  const dist = folder();
  await keepingAssets(dist, buildOf(dist, ['app-1.js']));
  const broken = () => {
    rmSync(dist, { recursive: true, force: true });
    return Promise.reject(new Error('a typo'));
  };
  await expect(keepingAssets(dist, broken)).rejects.toThrow('a typo');
  await keepingAssets(dist, buildOf(dist, ['app-2.js']));
  expect(readdirSync(path.join(dist, 'assets')).toSorted()).toEqual(['app-1.js', 'app-2.js']);
});
