/** Narrower or lower than this, words are for screen readers. */
const smallest = 2;

function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    const { clipPath, overflowX } = getComputedStyle(at);
    if (clipPath === 'inset(50%)') return false;
    if (overflowX === 'visible') continue;
    const { width, height } = at.getBoundingClientRect();
    if (width < smallest || height < smallest) return false;
  }
  return true;
}

/** Every text that a sighted reader can see or scroll to, with the element that holds it. */
export function* seenTexts(): Generator<{ readonly text: Text; readonly element: Element }> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement;
    if (element === null || text.data.trim() === '' || /^(?:SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName)) continue;
    if (isSeen(element)) yield { text, element };
  }
}

/** The words of the story as it stands, with the hints in empty fields. */
export function seenWords(): string {
  const hints = [...document.querySelectorAll<HTMLInputElement>('[placeholder]')].map((field) => field.placeholder);
  return [...seenTexts()]
    .map(({ text }) => text.data.trim())
    .concat(hints)
    .join(' ')
    .trim();
}
