/** The part of a Markdown or HTML tree that the plugins use. */
export interface TreeNode {
  type: string;
  value?: string;
  /** For a heading: the number of `#`, 1–6. */
  depth?: number;
  tagName?: string;
  children?: TreeNode[];
  properties?: Record<string, unknown>;
  data?: { hProperties?: Record<string, unknown> };
}

/** The text of a node and its descendants, without markup. */
export const textOf = (node: TreeNode): string => node.value ?? (node.children ?? []).map(textOf).join('');

/** Replaces each node by the result of `change`, from the leaves up. */
export function replaceNodes(node: TreeNode, change: (child: TreeNode) => readonly TreeNode[]): void {
  if (node.children === undefined) return;
  for (const child of node.children) replaceNodes(child, change);
  node.children = node.children.flatMap(change);
}

const joined = (text: string): string => text.replaceAll(/€ (?=\d)/g, '€\u00A0');

/** Joins € and its amount with a no-break space. Code is unchanged. */
export const joinAmounts = () => (tree: TreeNode) =>
  replaceNodes(tree, (node) => [
    node.type === 'text' && node.value !== undefined ? { ...node, value: joined(node.value) } : node,
  ]);
