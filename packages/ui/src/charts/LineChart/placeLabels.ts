import { plotWidth } from '../shared/fitting.ts';

/** Height of the plot, rem, because it grows with the text. */
export const plotHeight = 17;

/** Texts are placed for this width; in a wider plot they are further apart. */
export const narrowest = plotWidth.narrow;

/** Height of a text of 13 px, rem. */
export const textHeight = 1.125;

/** The area for texts, rem. */
export const textArea: Box = { left: -0.5, right: narrowest + 0.25, top: -1.5, bottom: plotHeight - 0.125 };

export interface Scales {
  /** The values at the left and the right edge. */
  domain: readonly [number, number];
  /** 0 at the left. */
  x: (value: number) => number;
  /** 0 at the bottom. */
  y: (value: number) => number;
}

/** Distance from the upper edge, rem. */
export const topOf = ({ y }: Scales, value: number): number => (1 - y(value)) * plotHeight;

/** A possible position of a text. Sizes in rem, because the plot's height follows the text size. */
export interface Spot {
  /** 0–1 of the plot's width. */
  x: number;
  /** Offset from there, rem; negative to the left. */
  dx: number;
  /** Upper edge from the plot's upper edge, rem. */
  top: number;
  /** The end of the text that is at `x`. */
  align: 'start' | 'end';
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Label {
  key: string;
  width: number;
  height: number;
  spots: readonly Spot[];
  /** Cost of a spot that covers part of the drawing; the cheapest spot wins, of equal ones the first. Default 0. */
  cost?: ((spot: Spot) => number) | undefined;
  /** Above this the text is left out. */
  highestCost?: number | undefined;
}

/** The box of a text in a plot of this width, rem. */
export function boxOf({ width, height }: Pick<Label, 'width' | 'height'>, spot: Spot, widthOfPlot: number): Box {
  const anchor = spot.x * widthOfPlot + spot.dx;
  const left = spot.align === 'start' ? anchor : anchor - width;
  return { left, right: left + width, top: spot.top, bottom: spot.top + height };
}

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const inside = (box: Box, area: Box): boolean =>
  box.left >= area.left && box.right <= area.right && box.top >= area.top && box.bottom <= area.bottom;

/**
 * Gives each text its cheapest free spot, in order of importance. A text without one is left out; the readout and the
 * table contain it. Texts that do not overlap in a narrow plot do not in a wide one.
 *
 * @param widthOfPlot  the narrowest plot, rem
 * @param area       where texts may stand, rem
 * @param taken      areas where no text may be
 */
export function placeLabels(
  labels: readonly Label[],
  widthOfPlot: number,
  area: Box,
  taken: readonly Box[] = [],
): Map<string, Spot> {
  const boxes = [...taken];
  const places = new Map<string, Spot>();
  for (const label of labels) {
    const { cost = () => 0, highestCost = Infinity } = label;
    const [cheapest] = label.spots
      .filter((spot) => {
        const box = boxOf(label, spot, widthOfPlot);
        return inside(box, area) && !boxes.some((other) => overlap(box, other));
      })
      .map((spot) => ({ spot, price: cost(spot) }))
      .sort((one, other) => one.price - other.price);
    if (cheapest === undefined || cheapest.price > highestCost) continue;
    boxes.push(boxOf(label, cheapest.spot, widthOfPlot));
    places.set(label.key, cheapest.spot);
  }
  return places;
}
