import { replaceNodes, type TreeNode } from './markdownTree.ts';

const joined = (text: string): string => text.replaceAll(/€ (?=\d)/g, '€\u00A0');

/** Keeps € on the line of its amount. Code stays as it is. */
export const joinAmounts = () => (tree: TreeNode) =>
  replaceNodes(tree, (node) => [
    node.type === 'text' && node.value !== undefined ? { ...node, value: joined(node.value) } : node,
  ]);
