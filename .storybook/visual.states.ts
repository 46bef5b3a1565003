import { commands } from 'vitest/browser';
import type { Complaint } from '../scripts/pictures/pageCommands.ts';

/** The states by pointer, touch and keyboard, as forced by Chromium's inspector. */
const states: readonly (readonly string[])[] = [
  [],
  ['hover'],
  ['hover', 'active'],
  ['focus', 'focus-visible'],
  ['hover', 'focus', 'focus-visible'],
];

const interactive =
  'button, a[href], summary, label, input, select, textarea, [role="tab"], [role^="menuitem"], [role="option"]';
const bounded = 'input:not([readonly]), select, textarea:not([readonly])';

interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const known = new Map<string, Colour>();

/** Parses a computed colour in any notation, by drawing it. */
function drawn(colour: string): Colour {
  const before = known.get(colour);
  if (before !== undefined || pen === null) return before ?? { red: 0, green: 0, blue: 0, alpha: 0 };
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  const found = { red, green, blue, alpha: alpha / 255 };
  known.set(colour, found);
  return found;
}

const over = (top: Colour, below: Colour): Colour => {
  const mix = (one: number, other: number) => one * top.alpha + other * (1 - top.alpha);
  return {
    red: mix(top.red, below.red),
    green: mix(top.green, below.green),
    blue: mix(top.blue, below.blue),
    alpha: 1,
  };
};

const white: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };

/** The background of an element: its own and its ancestors', blended. */
function backgroundOf(element: Element | null): Colour {
  const layers: Colour[] = [];
  for (let each = element; each !== null; each = each.parentElement) {
    const layer = drawn(getComputedStyle(each).backgroundColor);
    layers.push(layer);
    if (layer.alpha === 1) break;
  }
  return layers.reduceRight((below, layer) => over(layer, below), white);
}

const luminance = ({ red, green, blue }: Colour): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

function contrastBetween(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const contrastOf = (colour: string, background: Colour): number =>
  contrastBetween(over(drawn(colour), background), background);

const isShown = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.getBoundingClientRect().width > 2;

/** A disabled element must be legible too, at a lower contrast; a busy one needs the contrast of any text. */
const isDisabled = (element: Element) =>
  element.closest(':disabled, [aria-disabled="true"]:not([aria-busy="true"]), [data-disabled]') !== null ||
  element.querySelector(':scope > input:disabled') !== null ||
  (element instanceof HTMLLabelElement && element.control?.matches(':disabled') === true);

const nameOf = (element: Element) =>
  element.textContent.trim().slice(0, 40) || (element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 80));

const textsIn = (part: Element) =>
  [part, ...part.querySelectorAll('*')].filter(
    (element) =>
      isShown(element) &&
      element.closest('svg') === null &&
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
  );

function wantedOf(element: Element): number {
  const { fontSize, fontWeight } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  if (isDisabled(element.closest(interactive) ?? element)) return 3;
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
}

/** The element with the focus ring: the part itself, or the box that it fills. */
function ringOf(part: Element): Element | undefined {
  const boxes = [part, part.parentElement, part.parentElement?.parentElement].filter((each) => each instanceof Element);
  return boxes.find((box) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(box);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  });
}

/** The background of a ring: around the part, or the part itself when the ring is inside. */
function backgroundOfRing(ring: Element): Colour {
  const reach = Number.parseFloat(getComputedStyle(ring).outlineOffset);
  if (reach < 0) return backgroundOf(ring);
  const { left, right } = ring.getBoundingClientRect();
  let around = ring.parentElement;
  while (around?.parentElement) {
    const box = around.getBoundingClientRect();
    if (box.left <= left - reach && box.right >= right + reach) break;
    around = around.parentElement;
  }
  return backgroundOf(around);
}

function faultsIn(part: Element, focused: boolean): string[] {
  if (!isShown(part) || part.closest('[aria-hidden="true"]') !== null) return [];
  const faults = textsIn(part).flatMap((element) => {
    const contrast = contrastOf(getComputedStyle(element).color, backgroundOf(element));
    const wanted = wantedOf(element);
    return contrast < wanted ? [`“${nameOf(element)}” has ${contrast.toFixed(2)}, ${wanted} is wanted`] : [];
  });
  const { borderTopColor, borderTopWidth } = getComputedStyle(part);
  if (!isDisabled(part) && part.matches(bounded) && Number.parseFloat(borderTopWidth) >= 1) {
    const around = backgroundOf(part.parentElement);
    // Visible by its border or, on a dark band, by its own light background.
    const contrast = Math.max(contrastOf(borderTopColor, around), contrastBetween(backgroundOf(part), around));
    if (contrast < 3) faults.push(`the edge of ${nameOf(part)} has ${contrast.toFixed(2)}, 3 is wanted`);
  }
  const ring = focused && !part.matches('label') ? ringOf(part) : undefined;
  if (ring !== undefined) {
    const contrast = contrastOf(getComputedStyle(ring).outlineColor, backgroundOfRing(ring));
    if (contrast < 3) faults.push(`the ring of “${nameOf(part)}” has ${contrast.toFixed(2)}, 3 is wanted`);
  }
  return faults;
}

/** The interactive elements, without those behind a modal dialog. */
const interactiveParts = () => [
  ...(document.querySelector('dialog:modal') ?? document.body).querySelectorAll(interactive),
];

export const canBePressed = (): boolean => interactiveParts().some(isShown);

/** Marks all interactive elements, so that Chromium can force their states, while `work` runs. */
async function probing<Found>(work: (parts: readonly Element[]) => Promise<Found>): Promise<Found> {
  const parts = interactiveParts();
  for (const part of parts) {
    part.setAttribute('data-probe', '');
    part.toggleAttribute('data-probe-focus', !(part instanceof HTMLLabelElement)); // a label is never focused
  }
  const found = await work(parts);
  for (const part of parts) for (const mark of ['data-probe', 'data-probe-focus']) part.removeAttribute(mark);
  return found;
}

/** Compares one picture of all interactive elements: hovered, pressed and focused. */
export const matchStates = (name: string): Promise<Complaint> =>
  probing((parts) => {
    const ends = parts.filter(isShown).map((part) => part.getBoundingClientRect().bottom);
    return commands.matchStates(name, Math.ceil(Math.max(...ends)) + 16);
  });

/** Checks the contrast of every interactive element in every state. Returns a sentence per fault. */
export const faultsOfStates = (theme: string): Promise<readonly string[]> => probing((parts) => faultsOf(parts, theme));

async function faultsOf(parts: readonly Element[], theme: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const state of states) {
    await commands.forceStates(state);
    document.body.getBoundingClientRect(); // forces the browser to compute the new colours
    const focused = state.includes('focus-visible');
    const found = parts.flatMap((part) => faultsIn(part, focused));
    faults.push(...found.map((fault) => `${[theme, ...state].join(' + ')}: ${fault}.`));
  }
  await commands.forceStates(null);
  return [...new Set(faults)];
}
