/** The part of a syntax tree of HTML that this looks at. */
interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

const textOf = ({ value, children = [] }: TreeNode): string => value ?? children.map(textOf).join('');
const below = (node: TreeNode, name: string): readonly TreeNode[] =>
  (node.children ?? []).flatMap((child) => (child.tagName === name ? [child] : below(child, name)));

function nameCells(table: TreeNode): void {
  const columns = below(table, 'th').map(textOf);
  for (const heading of below(table, 'th')) heading.properties = { ...heading.properties, scope: 'col' };
  for (const row of below(table, 'tr')) {
    for (const [index, cell] of (row.children ?? []).filter(({ tagName }) => tagName === 'td').entries()) {
      cell.properties = { ...cell.properties, dataColumn: columns[index] ?? '' };
      if (index > 0) continue;
      cell.tagName = 'th';
      cell.properties = { ...cell.properties, scope: 'row' };
    }
  }
}

/** A rehype plugin: each row of a table gets its head, and each cell the name of its column, which phones show above it. */
export const tableCells = () => (tree: TreeNode) => {
  for (const table of below(tree, 'table')) nameCells(table);
};
