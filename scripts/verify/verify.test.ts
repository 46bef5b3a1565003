import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { auditPackages } from './audit.ts';
import { buildNote } from '../pictures/baselineBrowser.ts';
import { storiesRemarks, withoutPostgres } from './steps.ts';

const green = { passed: 3, failed: 0, skipped: 0, output: 'three tests' };

test.each([false, true])('the end of a run names another browser of the pictures (in CI: %s)', (machineDecides) => {
  const browser = { here: { chromium: '150.0.1.7' }, madeBy: { chromium: '156.0.9.3' } };
  const note = buildNote(browser, machineDecides) ?? '';
  expect(storiesRemarks(`RUN\n${note}\n ✓ Button\nPictures: 3 differ\n`)).toEqual([note, 'Pictures: 3 differ']);
});

describe('without PostgreSQL', () => {
  test('a run in CI fails, with the reason', () => {
    const outcome = withoutPostgres(green, 'no binaries', true);
    expect(outcome).toMatchObject({ passed: 3, failed: 1 });
    expect(outcome.output).toContain('POSTGRESQL WAS NOT TESTED: no throw-away server here (no binaries)');
  });

  test('a run on somebody’s machine says what was skipped', () => {
    expect(withoutPostgres(green, 'no binaries', false)).toMatchObject({ passed: 3, failed: 0, skipped: 1 });
  });
});

const advisory = (severity: string) => ({
  id: 1,
  url: 'https://advisories.example/1',
  title: 'It breaks',
  severity,
  vulnerable_versions: '<2.0.0',
  cwe: [],
  cvss: { score: 0, vectorString: null },
});

describe('known vulnerabilities', () => {
  const closers: (() => void)[] = [];
  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });

  /** A registry with these advisories, or one that answers with that error status. */
  async function registry(status: number, advisories: Readonly<Record<string, object>>): Promise<string> {
    const server = createServer((request, response) => {
      const answer = (code: number, body: object) =>
        response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      const name = request.url?.slice(1) ?? '';
      if (request.method === 'GET') {
        answer(200, { name, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': { name, version: '1.0.0' } } });
        return;
      }
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => void chunks.push(chunk));
      request.on('end', () => {
        const asked = Object.keys(JSON.parse(gunzipSync(Buffer.concat(chunks)).toString()) as object);
        answer(status, Object.fromEntries(Object.entries(advisories).filter(([each]) => asked.includes(each))));
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    closers.push(() => void server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  /** A project with one production and one development dependency. */
  function project(): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'fnc-audit-'));
    closers.push(() => rmSync(folder, { recursive: true }));
    const root = { name: 'x', version: '1.0.0', dependencies: { runs: '1.0.0' }, devDependencies: { tests: '1.0.0' } };
    const packages = {
      '': root,
      'node_modules/runs': { version: '1.0.0' },
      'node_modules/tests': { version: '1.0.0', dev: true },
    };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(root));
    writeFileSync(
      path.join(folder, 'package-lock.json'),
      JSON.stringify({ ...root, lockfileVersion: 3, requires: true, packages }),
    );
    return folder;
  }

  /** Runs the audit with a separate npm cache, because npm caches what it knows of a package. */
  async function ask(status: number, advisories: Readonly<Record<string, object>>) {
    const folder = project();
    return auditPackages(folder, [
      '--registry',
      await registry(status, advisories),
      '--cache',
      path.join(folder, 'cache'),
    ]);
  }

  test.each([
    ['none', {}, { passed: 1, failed: 0 }],
    ['a grave one in what the product runs on', { runs: [advisory('critical')] }, { passed: 0, failed: 1 }],
    ['a high one in what the product runs on', { runs: [advisory('high')] }, { passed: 0, failed: 1 }],
    ['a moderate one', { runs: [advisory('moderate')] }, { passed: 1, failed: 0 }],
    ['one in what only the tests run on', { tests: [advisory('critical')] }, { passed: 1, failed: 0 }],
  ])('%s', async (_name, advisories, expected) => {
    expect(await ask(200, advisories)).toMatchObject(expected);
  });

  test('a grave one is named', async () => {
    const { output } = await ask(200, { runs: [advisory('critical')] });
    expect(output).toBe('critical: runs *');
  });

  test('a registry that does not answer the question is told, and no address of it', async () => {
    const outcome = await ask(405, {});
    expect(outcome).toMatchObject({ passed: 0, failed: 0, skipped: 1 });
    expect(outcome.remark).toMatch(/^KNOWN VULNERABILITIES WERE NOT CHECKED: .*405/);
    expect(outcome.remark).not.toContain('127.0.0.1');
  });
});
