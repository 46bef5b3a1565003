import { appendToBody } from './htmlDocument.ts';
import { htmlTokens } from './htmlTokens.ts';

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements without an end tag, and those that a document has once. */
const neverOpen = names('area base body br col embed head hr html img input link meta param source track wbr');

/** Elements that a parser opens again after the element around them has ended. */
const formatting = names('a b big code em font i nobr s small strike strong tt u');

/** Other elements of a line, whose end tag a parser ignores while a block in them is open. */
const phrasing = names(
  'abbr acronym bdi bdo cite data del dfn ins kbd label map mark meter output progress q ruby samp span sub sup time var',
);

const tableParts = names('caption table tbody td tfoot th thead tr');

/** What an end tag inside does not reach beyond, unless it is the tag of a table's part. */
const boundary = names('caption marquee object table td template th');

const isBlock = (name: string) => !formatting.has(name) && !phrasing.has(name);

/** The elements that HTML leaves open, outermost first, as the parsing rules of HTML (section 13.2.6) close them. */
function openElements(html: string): readonly string[] {
  const open: string[] = [];
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text' || token.kind === 'unread' || neverOpen.has(token.name)) continue;
    if (token.kind === 'open') {
      open.push(token.name);
      continue;
    }
    const { name } = token;
    const at = open.lastIndexOf(name);
    const within = open.slice(at + 1);
    const isIgnored =
      at === -1 ||
      (!tableParts.has(name) && within.some((inner) => boundary.has(inner))) ||
      (phrasing.has(name) && within.some(isBlock));
    if (isIgnored) continue;
    open.length = at;
    // The end of a formatting element leaves open what began in it.
    open.push(...(formatting.has(name) ? within : within.filter((inner) => formatting.has(inner))));
  }
  return open;
}

/**
 * HTML with the end tags that it lacks, so that a footer below it stands in none of its elements: a hidden one would hide
 * the footer. A block ends outer paragraphs by itself, and an end tag too many would add an empty one.
 */
export function withEndTags(html: string): string {
  const open = openElements(html);
  const outermost = open.findIndex((name) => name !== 'p');
  const missing = outermost === -1 ? [] : open.slice(outermost).toReversed();
  return appendToBody(html, missing.map((name) => `</${name}>`).join(''));
}
