import { appendToBody } from '../campaignMail.ts';
import { htmlTokens } from './htmlTokens.ts';

/** Elements without an end tag, and those that a document has once. */
const neverOpen = /^(?:area|base|body|br|col|embed|head|hr|html|img|input|link|meta|source|wbr)$/;

/**
 * HTML with the end tags that it lacks, so that a footer below it stands in none of its elements: a hidden one would hide
 * the footer. A parser ignores an end tag too many, except of a paragraph, which it would add; a block ends outer ones by
 * itself.
 */
export function withEndTags(html: string): string {
  const open: string[] = [];
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text' || neverOpen.test(token.name)) continue;
    if (token.kind === 'open') open.unshift(token.name);
    else if (open.includes(token.name)) open.splice(open.indexOf(token.name), 1);
  }
  while (open.at(-1) === 'p') open.pop();
  return appendToBody(html, open.map((name) => `</${name}>`).join(''));
}
