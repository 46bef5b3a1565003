import { replaceNodes, type TreeNode } from './markdownTree.ts';

const lineBreak = /^<br\s*\/?>$/i;
const comment = /^<!--[\s\S]*-->$/;

const plain = (node: TreeNode): readonly TreeNode[] => {
  if (node.type !== 'html') return [node];
  const html = (node.value ?? '').trim();
  if (lineBreak.test(html)) return [{ type: 'break' }];
  return comment.test(html) ? [] : [{ ...node, type: 'text' }];
};

/**
 * HTML in Markdown is shown as the text it is: nothing of it runs and nothing of the author's words is lost.
 * Only `<br>`, the one way to break a line in a table, does its work.
 */
export const plainHtml = () => (tree: TreeNode) => replaceNodes(tree, plain);
