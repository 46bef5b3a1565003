import { htmlTokens } from './htmlTokens.ts';

/** Whether HTML is a complete document rather than a fragment. */
export function isWholeHtml(html: string): boolean {
  for (const token of htmlTokens(html)) {
    if (token.kind === 'open' && (token.name === 'html' || token.name === 'body')) return true;
  }
  return false;
}

/** Appends a part to a document's body. */
export function appendToBody(html: string, part: string): string {
  let end = html.length;
  let hasBody = false;
  for (const token of htmlTokens(html)) {
    if (token.kind !== 'close') continue;
    if (token.name === 'body') {
      end = token.start;
      hasBody = true;
    } else if (token.name === 'html' && !hasBody) end = token.start;
  }
  return `${html.slice(0, end)}${part}${html.slice(end)}`;
}
