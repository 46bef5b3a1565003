import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const urlOf = (file: string): string => JSON.stringify(new URL(file, import.meta.url).href);

/** A process that would run forever, and has this error. */
const runWith = (fault: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { logCrash } from ${urlOf('./log.ts')};
       import { createLog } from ${urlOf('./log.ts')};
       logCrash(createLog('info'));
       setInterval(() => {}, 1_000);
       ${fault}`,
    ],
    { encoding: 'utf8' },
  );

test.each([
  ['is thrown', 'setImmediate(() => { throw new TypeError("no such page", { cause: new Error("the cause") }); });'],
  ['rejects', 'void Promise.reject(new TypeError("no such page", { cause: new Error("the cause") }));'],
])('an error that %s and that nobody catches is one fatal line with its places, and exit code 1', (_how, fault) => {
  const { status, stdout, stderr } = runWith(fault);
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout).toMatch(/^[^\n]+\n$/);
  expect(JSON.parse(stdout)).toEqual({
    level: 60,
    time: expect.any(Number) as number,
    err: {
      type: 'TypeError',
      message: 'no such page',
      stack: expect.stringMatching(/^ {4}at /) as string,
      cause: { type: 'Error', message: 'the cause', stack: expect.stringMatching(/^ {4}at /) as string },
    },
    msg: 'the server crashed',
  });
});

test('a rejection with something other than an error does not log its content', () => {
  const { status, stdout } = runWith('void Promise.reject("jan@example.nl");');
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ level: 60, err: { type: 'string', message: 'not an error' } });
});
