/** A smaller width or height in px means text for screen readers. */
const smallest = 2;

function letsThrough(element: Element): boolean {
  const { clipPath, overflowX } = getComputedStyle(element);
  if (clipPath === 'inset(50%)') return false;
  if (overflowX === 'visible') return true;
  const { width, height } = element.getBoundingClientRect();
  return width >= smallest && height >= smallest;
}

/** Returns a function that tells whether an element is visible; results for ancestors are cached. */
function createSight(): (element: Element) => boolean {
  const known = new Map<Element, boolean>();
  const lookInto = (element: Element): boolean => {
    if (element === document.body) return true;
    const seen =
      known.get(element) ??
      (letsThrough(element) && (element.parentElement === null || lookInto(element.parentElement)));
    known.set(element, seen);
    return seen;
  };
  return (element) => lookInto(element) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** A text with its parent element. */
export interface SeenText {
  readonly text: Text;
  readonly element: Element;
}

/** Every text that a sighted reader can see or scroll to. */
export function seenTexts(): readonly SeenText[] {
  const texts: SeenText[] = [];
  const isSeen = createSight();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement;
    if (element === null || text.data.trim() === '' || /^(?:SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName)) continue;
    if (isSeen(element)) texts.push({ text, element });
  }
  return texts;
}

/** The visible text of the story, with placeholders. */
export function seenWords(): string {
  const hints = [...document.querySelectorAll<HTMLInputElement>('[placeholder]')].map((field) => field.placeholder);
  return seenTexts()
    .map(({ text }) => text.data.trim())
    .concat(hints)
    .join(' ')
    .trim();
}
