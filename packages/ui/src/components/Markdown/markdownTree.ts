/** What the plugins touch of a Markdown or HTML tree. */
export interface TreeNode {
  type: string;
  value?: string;
  /** Of a heading: how many `#`, 1–6. */
  depth?: number;
  tagName?: string;
  children?: TreeNode[];
  properties?: Record<string, unknown>;
  data?: { hProperties?: Record<string, unknown> };
}

/** The words of a node and of everything in it, without markup. */
export const textOf = (node: TreeNode): string => node.value ?? (node.children ?? []).map(textOf).join('');

/** Puts what `change` answers in the place of each node, from the leaves up. */
export function replaceNodes(node: TreeNode, change: (child: TreeNode) => readonly TreeNode[]): void {
  if (node.children === undefined) return;
  for (const child of node.children) replaceNodes(child, change);
  node.children = node.children.flatMap(change);
}
