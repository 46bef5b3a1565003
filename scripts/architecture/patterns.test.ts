// A pattern whose time grows faster than its text lets one request stop the server. recheck proves each one linear.
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
  /** Places that build a pattern from text: nobody can prove those. */
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

/** What is wrong with a pattern, with a text that shows it; `null` when its time is in proportion to its text. */
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
