import type { TreeNode } from './markdownTree.ts';

const elements = (node: TreeNode): TreeNode[] => (node.children ?? []).filter(({ type }) => type === 'element');

/** Where the next word will appear: in the last item of a list, the last cell of a table, the last paragraph. */
function lastBlock(node: TreeNode): TreeNode {
  const last = elements(node).at(-1);
  const isBlock = last !== undefined && !/^(a|code|em|strong|del|br|input|sup|img)$/.test(last.tagName ?? '');
  return isBlock ? lastBlock(last) : node;
}

/** Puts a caret behind the last word. */
export const writingCaret = () => (tree: TreeNode) => {
  const block = lastBlock(tree);
  block.children = [
    ...(block.children ?? []),
    { type: 'element', tagName: 'span', properties: { dataCaret: '' }, children: [] },
  ];
};
