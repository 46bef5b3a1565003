// One request could block the server with a pattern of more than linear time. recheck proves that each one is linear.
import { parseSync, Visitor } from 'oxc-parser';
import { checkSync } from 'recheck';
import { describe, expect, test } from 'vitest';
import { isTest, sourceFiles, type SourceFile } from './files.ts';

interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** `packages/domain/src/leads/lead.ts:12` */
  readonly place: string;
}

interface Found {
  readonly patterns: readonly Pattern[];
  /** Positions of patterns built from strings, which cannot be proved. */
  readonly built: readonly string[];
}

const isBuilder = (callee: { type: string }) => 'name' in callee && callee.name === 'RegExp';

function patternsOf({ path, text }: SourceFile): Found {
  const patterns: Pattern[] = [];
  const built: string[] = [];
  const placeOf = (offset: number) => `${path}:${text.slice(0, offset).split('\n').length}`;
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      patterns.push({ source: node.regex.pattern, flags: node.regex.flags, place: placeOf(node.start) });
    },
    NewExpression(node) {
      if (isBuilder(node.callee)) built.push(placeOf(node.start));
    },
    CallExpression(node) {
      if (isBuilder(node.callee)) built.push(placeOf(node.start));
    },
  }).visit(parseSync(path, text).program);
  return { patterns, built };
}

/** The fault of a pattern, with a text that triggers it; `null` when its time is linear. */
function faultOf({ source, flags, place }: Pattern): string | null {
  const result = checkSync(source, flags, { timeout: 30_000 });
  if (result.status === 'safe') return null;
  const reason =
    result.status === 'unknown'
      ? `cannot be judged (${result.error.kind})`
      : `takes ${result.complexity.summary} time on ${result.attack.pattern}`;
  return `${place} /${source}/${flags} ${reason}. Write it so that no two parts can match the same text, look behind at the start of a run, or read with indexOf.`;
}

describe('patterns that a request can reach', () => {
  const found = sourceFiles()
    .filter((file) => /^(?:packages\/domain|apps\/server)\/src\//.test(file.path))
    .filter((file) => !isTest(file) && !file.path.includes('/testing/'))
    .map(patternsOf);

  test('there are some', () => {
    expect(found.flatMap(({ patterns }) => patterns).length).toBeGreaterThan(100);
  });

  test('take time in proportion to their text', () => {
    const once = new Map(
      found.flatMap(({ patterns }) => patterns).map((pattern) => [`${pattern.source}/${pattern.flags}`, pattern]),
    );
    expect([...once.values()].flatMap((pattern) => faultOf(pattern) ?? [])).toEqual([]);
  }, 120_000);

  test('are written out, never built from text', () => {
    expect(found.flatMap(({ built }) => built)).toEqual([]);
  });
});

const planted = (text: string) => patternsOf({ path: 'packages/domain/src/planted.ts', text });

describe('the check itself', () => {
  test.each([
    ['repeats in a repeat', String.raw`/^(a+)+$/`],
    ['a run that is tried from each of its characters', String.raw`/\s+$/`],
    ['two parts that match the same text', String.raw`/^\d+\d*x/`],
  ])('%s are found', (_name, pattern) => {
    expect(planted(`const text = 1;\nexport const a = ${pattern};`).patterns.map(faultOf)).toEqual([
      expect.stringContaining('packages/domain/src/planted.ts:2'),
    ]);
  });

  test('a pattern that is built from text is found', () => {
    expect(planted('export const a = (b: string) => new RegExp(b);').built).toEqual([
      'packages/domain/src/planted.ts:1',
    ]);
    expect(planted('export const a = (b: string) => RegExp(b);').built).toEqual(['packages/domain/src/planted.ts:1']);
  });
});
