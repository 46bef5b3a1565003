import { expect, test } from 'vitest';
import type { TreeNode } from './markdownTree.ts';
import { markHeadings, outlineOf } from './outline.ts';

const heading = (...children: TreeNode[]): TreeNode => ({ type: 'heading', depth: 2, children });

test('headings in order, with the words as they are read', () => {
  expect(outlineOf('# Rapport **één**\n\ntekst\n\n## 1. Woonplaats & `code`\n\n### Dagen\n')).toEqual([
    { id: 'rapport-een', depth: 1, text: 'Rapport één' },
    { id: '1-woonplaats-code', depth: 2, text: '1. Woonplaats & code' },
    { id: 'dagen', depth: 3, text: 'Dagen' },
  ]);
});

test('two headings of the same words get ids of their own', () => {
  expect(outlineOf('# Plan\n# Plan\n# Plan').map(({ id }) => id)).toEqual(['plan', 'plan-2', 'plan-3']);
});

test('a heading without letters still has an id', () => {
  expect(outlineOf('## !?')).toEqual([{ id: 'section', depth: 2, text: '!?' }]);
});

test('a heading without words is not in it: a text may stop in the middle of one', () => {
  expect(outlineOf('## Plan\n\n## ![kaart](https://a.example/k.png)\n\n##').map(({ text }) => text)).toEqual(['Plan']);
});

test('such a heading is not shown either, unless it holds a picture', () => {
  const tree: TreeNode = { type: 'root', children: [heading(), heading({ type: 'image' })] };
  markHeadings({ prefix: '' })(tree);
  expect(tree.children).toMatchObject([{ children: [{ type: 'image' }] }]);
});

test('the prefix stands in front of every id', () => {
  expect(outlineOf('# Plan', 'r1-').map(({ id }) => id)).toEqual(['r1-plan']);
});

test('code, quotes and text that only look like headings are not in it', () => {
  expect(outlineOf('```\n# geen\n```\n\n> # citaat\n\n#geen\n')).toEqual([]);
});

test('one tilde is a sign of the text, two strike it through', () => {
  expect(outlineOf('## 10~15% en 20~25%\n## ~~oud~~ nieuw').map(({ text }) => text)).toEqual([
    '10~15% en 20~25%',
    'oud nieuw',
  ]);
});

test('an underlined heading counts', () => {
  expect(outlineOf('Samenvatting\n---\n')).toEqual([{ id: 'samenvatting', depth: 2, text: 'Samenvatting' }]);
});
