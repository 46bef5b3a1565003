import type { SeenText } from './visual.words.ts';

/** Tolerance for letters outside a box, in px: rounding and italics. */
const slack = 2;

const clips = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflowX);
const scrolls = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX);

/** Whether an element has a visible edge, so that text outside it looks broken. */
function hasEdge(element: Element, style: CSSStyleDeclaration): boolean {
  if (/^(?:BUTTON|INPUT|TEXTAREA|SELECT)$/.test(element.tagName)) return true;
  if (style.display === 'inline' || element instanceof SVGElement) return false;
  return Number.parseFloat(style.borderInlineEndWidth) > 0 && style.borderInlineEndStyle !== 'none';
}

/** Whether a cut-off text has an ellipsis and is available in full, for example on hover. */
function admitsIt(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.textOverflow !== 'ellipsis' && style.webkitLineClamp === 'none') return false;
  return element.closest('[title], [aria-label], [aria-describedby], [data-whole]') !== null;
}

function named(element: Element): string {
  const role = element.getAttribute('role');
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ');
  const shortened = name.length > 60 ? `${name.slice(0, 60)}…` : name;
  return `<${element.tagName.toLowerCase()}${role === null ? '' : ` role="${role}"`}> “${shortened}”`;
}

function extentOf(text: Text): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

/** The fault of a text that overflows an ancestor or the page; `null` when it fits or an ancestor scrolls. */
function faultOf(text: Text, element: Element): string | null {
  const { left, right } = extentOf(text);
  const outside = (box: DOMRect) => Math.max(right - box.right, box.left - left);
  let leaves = false; // an absolute element is not clipped by static ancestors
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (!(leaves && style.position === 'static')) {
      leaves = false;
      if (scrolls(style)) return null;
      const over = outside(at.getBoundingClientRect());
      if (over > slack && clips(style)) {
        return admitsIt(at, style) ? null : `Words are cut off by ${Math.round(over)} px in ${named(at)}`;
      }
      if (over > slack && hasEdge(at, style)) return `Words stick out by ${Math.round(over)} px of ${named(at)}`;
    }
    if (style.position === 'fixed' || at.matches(':modal, :popover-open')) break;
    if (style.position === 'absolute') leaves = true;
  }
  const beyond = Math.max(right - document.documentElement.clientWidth, -left);
  return beyond > slack ? `Words stand ${Math.round(beyond)} px outside the page: ${named(element)}` : null;
}

/** Labels, in which no word may break. Names and other data may break where necessary. */
const labels = 'button:not([role="combobox"]), [role="button"], [role="tab"]';

/** The fault of an ordinary word on so many lines that it is read letter by letter; in the navigation, on two. */
function spelledIn(text: Text, element: Element): string | null {
  const most = element.closest('nav li') === null ? 2 : 1;
  const range = document.createRange();
  for (const { 0: word, index } of text.data.matchAll(/(?<!\p{L})\p{L}{7,15}(?!\p{L})/gu)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (lines.size > most) return `The word “${word}” is on ${lines.size} lines in ${named(element)}`;
  }
  return null;
}

/** The fault of a word that is broken across lines without a hyphen. */
function tornIn(text: Text, element: Element): string | null {
  const label = element.closest(labels);
  if (label === null || getComputedStyle(element).hyphens === 'auto') return null;
  const range = document.createRange();
  for (const { 0: word, index } of text.data.matchAll(/\p{L}{8,}/gu)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (lines.size > 1) return `The word “${word}” is torn in two in ${named(label)}`;
  }
  return null;
}

/** As `faultsOfFit`, for a narrow window with large text: names and other data may break, but not into letters. */
export const faultsOfSpelling = (texts: readonly SeenText[]): readonly string[] =>
  texts.map(({ text, element }) => spelledIn(text, element)).filter((fault) => fault !== null);

/** The outermost element that makes the page scroll sideways. */
function widest(): Element | null {
  const width = document.documentElement.clientWidth;
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().right > width + 0.1,
  );
  return wide.find((element) => !wide.includes(element.firstElementChild as Element)) ?? wide[0] ?? null;
}

/** Everything that does not fit in the current page, a sentence each; decoration may be cut off. */
export function faultsOfFit(texts: readonly SeenText[]): readonly string[] {
  const page = document.documentElement;
  const faults = texts
    .filter(({ element }) => element.closest('[aria-hidden="true"]') === null)
    .flatMap(({ text, element }) => [faultOf(text, element), tornIn(text, element)])
    .filter((fault) => fault !== null);
  const over = page.scrollWidth - page.clientWidth;
  if (over > 0) {
    const culprit = widest();
    faults.unshift(
      `The page scrolls sideways by ${over} px${culprit === null ? '' : `, because of ${named(culprit)}`}`,
    );
  }
  return [...new Set(faults)].slice(0, 5);
}
