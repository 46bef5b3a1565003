import type { SeenText } from './visual.words.ts';

/** Lines of tight type touch: an overlap up to this share of the lower one's height is invisible. */
const touching = 0.35;
/** The same sideways for slanted letters, in px. */
const slack = 3;

interface Line {
  readonly box: DOMRect;
  readonly words: string;
  readonly element: Element;
  readonly layer: Element;
}

/**
 * The layer of an element: floating elements may cover the page and pages may cover drawings, but not within a layer.
 */
function layerOf(element: Element): Element {
  const drawing = element.closest('svg');
  if (drawing !== null) return drawing;
  for (let at = element; at !== document.body;) {
    const { position, zIndex } = getComputedStyle(at);
    if (/fixed|sticky/.test(position) || zIndex !== 'auto' || at.matches(':modal, :popover-open')) return at;
    const parent = at.parentElement;
    if (parent === null) break;
    at = parent;
  }
  return document.body;
}

/** The part of a line that is inside all clipping or scrolling ancestors. */
function clipped(box: DOMRect, element: Element): DOMRect {
  let { left, right, top, bottom } = box;
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const edge = at.getBoundingClientRect();
    left = Math.max(left, edge.left);
    right = Math.min(right, edge.right);
    top = Math.max(top, edge.top);
    bottom = Math.min(bottom, edge.bottom);
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** `checkVisibility` of Chromium reports hidden text of an SVG as visible. */
const isDrawn = (element: Element | null): boolean =>
  !(element instanceof SVGElement) || (getComputedStyle(element).display !== 'none' && isDrawn(element.parentElement));

function linesOf(text: Text, element: Element): readonly Line[] {
  if (!isDrawn(element)) return [];
  const range = document.createRange();
  range.selectNodeContents(text);
  const layer = layerOf(element);
  return [...range.getClientRects()]
    .map((box) => ({ box: clipped(box, element), words: text.data.trim(), element, layer }))
    .filter(({ box }) => box.width > slack && box.height > slack);
}

function overlap(one: Line, other: Line): boolean {
  if (one.layer !== other.layer) return false;
  const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
  const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
  return across > slack && down > touching * Math.min(one.box.height, other.box.height);
}

const short = (words: string) => (words.length > 40 ? `${words.slice(0, 40)}…` : words);

/** Texts that overlap others in the same layer, a sentence each; texts of drawings are placed for their length. */
export function faultsOfOverlap(texts: readonly SeenText[], withDrawings: boolean): readonly string[] {
  const lines = texts
    .filter(({ element }) => withDrawings || !(element instanceof SVGElement))
    .flatMap(({ text, element }) => linesOf(text, element))
    .toSorted((one, other) => one.box.top - other.box.top);
  const faults = new Set<string>();
  for (const [index, line] of lines.entries()) {
    for (const below of lines.slice(index + 1)) {
      if (below.box.top >= line.box.bottom) break;
      if (below.element !== line.element && overlap(line, below)) {
        faults.add(`“${short(line.words)}” and “${short(below.words)}” lie over each other`);
      }
    }
  }
  return [...faults].slice(0, 5);
}
