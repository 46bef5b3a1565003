import { htmlTokens, type HtmlToken } from './htmlTokens.ts';
import { createTextWriter, type TextWriter } from './textWriter.ts';

type Open = Extract<HtmlToken, { kind: 'open' }>;

/** Elements that start and end on their own line. */
const lines = new Set(
  'address article aside body center dd div dl dt fieldset figcaption figure footer form header main nav section table tbody tfoot thead tr'.split(
    ' ',
  ),
);
/** Elements with an empty line above and below. */
const paragraphs = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote', 'pre']);
const underlines = new Map([
  ['h1', '='],
  ['h2', '-'],
]);

const hiddenStyle = /(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all)/i;
const isHidden = ({ attributes }: Open) =>
  attributes.has('hidden') || hiddenStyle.test(attributes.get('style')?.value ?? '');
const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Skips content that is hidden from readers, such as the preheader. */
function createHiding() {
  let name: string | null = null;
  let depth = 0;
  return (token: HtmlToken): boolean => {
    if (name === null) {
      if (token.kind !== 'open' || voids.has(token.name) || !isHidden(token)) return false;
      name = token.name;
      depth = 1;
      return true;
    }
    if (token.kind === 'text' || token.kind === 'unread') return true;
    // An open paragraph ends where the next block begins.
    if (name === 'p' && token.kind === 'open' && (lines.has(token.name) || paragraphs.has(token.name))) {
      name = null;
      return isHidden(token) && !voids.has(token.name);
    }
    if (token.name === name) depth += token.kind === 'open' ? 1 : -1;
    if (depth === 0) name = null;
    return true;
  };
}

/** The URL, mailbox or number written after a link's text; empty for a relative one. */
function readable(address: string): string {
  const direct = /^(?:mailto|tel|sms):([^?]*)/i.exec(address.trim());
  if (direct) return direct[1] ?? '';
  return /^https?:/i.test(address.trim()) ? address.trim() : '';
}

function open(writer: TextWriter, { name, attributes }: Open) {
  switch (name) {
    case 'br':
      return writer.newLine();
    case 'hr':
      return writer.rule();
    case 'img':
      return writer.text(attributes.get('alt')?.value ?? '');
    case 'a':
      return writer.beginLink(readable(attributes.get('href')?.value ?? ''));
    case 'td':
    case 'th':
      return writer.text(' ');
    case 'ul':
    case 'ol':
      return writer.beginList(name, Number.parseInt(attributes.get('start')?.value ?? '1', 10));
    case 'li':
      return writer.beginItem();
    case 'blockquote':
      return writer.beginQuote();
    case 'pre':
      return writer.beginPre();
    default:
      if (paragraphs.has(name)) writer.breakLines(2);
      else if (lines.has(name)) writer.breakLines(1);
      return underlines.has(name) ? writer.beginHeading() : undefined;
  }
}

function close(writer: TextWriter, name: string) {
  switch (name) {
    case 'a':
      return writer.endLink();
    case 'ul':
    case 'ol':
    case 'li':
    case 'blockquote':
      return writer.end(name);
    case 'pre':
      return writer.endPre();
    default: {
      const underline = underlines.get(name);
      if (underline !== undefined) writer.endHeading(underline);
      if (paragraphs.has(name)) writer.breakLines(2);
      else if (lines.has(name)) writer.breakLines(1);
    }
  }
}

/**
 * A mail's HTML as plain text: links as `label (address)`, lists with dashes and numbers, headings on their own line,
 * quotes behind `>`. Scripts, styles and hidden content are left out.
 */
export function textOfHtml(html: string): string {
  const writer = createTextWriter();
  const hides = createHiding();
  for (const token of htmlTokens(html)) {
    if (hides(token)) continue;
    if (token.kind === 'text') writer.text(token.text);
    else if (token.kind === 'open') open(writer, token);
    else if (token.kind === 'close') close(writer, token.name);
  }
  return writer.finish();
}
