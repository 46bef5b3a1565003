import { replaceNodes, type TreeNode } from './markdownTree.ts';

const joined = (text: string): string => text.replaceAll(/€ (?=\d)/g, '€\u00A0');

/** Joins € and its amount with a no-break space. Code is unchanged. */
export const joinAmounts = () => (tree: TreeNode) =>
  replaceNodes(tree, (node) => [
    node.type === 'text' && node.value !== undefined ? { ...node, value: joined(node.value) } : node,
  ]);
