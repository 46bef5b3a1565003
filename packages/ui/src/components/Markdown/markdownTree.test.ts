import { expect, test } from 'vitest';
import { joinAmounts, textOf, type TreeNode } from './markdownTree.ts';

const joined = (node: TreeNode): string => {
  const tree: TreeNode = { type: 'root', children: [{ type: 'paragraph', children: [node] }] };
  joinAmounts()(tree);
  return textOf(tree);
};

test('an amount stays with its sign', () => {
  expect(joined({ type: 'text', value: 'van € 150.000 naar € 42,50' })).toBe('van €\u00A0150.000 naar €\u00A042,50');
});

test('a sign without an amount, and code, stay as they are', () => {
  expect(joined({ type: 'text', value: 'in € per jaar' })).toBe('in € per jaar');
  expect(joined({ type: 'inlineCode', value: '€ 5' })).toBe('€ 5');
});
