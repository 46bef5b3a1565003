/** Where a text may stand. Sizes in rem, because the plot is as high as its text is large. */
export interface Spot {
  /** 0–1 of the plot's width. */
  x: number;
  /** From there, rem; negative to the left. */
  dx: number;
  /** Upper edge from the plot's upper edge, rem. */
  top: number;
  /** Which end of the text stands at `x`. */
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
  /** What a spot costs that lies over something drawn; the cheapest is taken, of equal ones the first. Zero when absent. */
  cost?: ((spot: Spot) => number) | undefined;
  /** Above this the text is left out. */
  highestCost?: number | undefined;
}

/** The place a text takes in a plot of this width, rem. */
export function boxOf({ width, height }: Pick<Label, 'width' | 'height'>, spot: Spot, plotWidth: number): Box {
  const anchor = spot.x * plotWidth + spot.dx;
  const left = spot.align === 'start' ? anchor : anchor - width;
  return { left, right: left + width, top: spot.top, bottom: spot.top + height };
}

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const inside = (box: Box, area: Box): boolean =>
  box.left >= area.left && box.right <= area.right && box.top >= area.top && box.bottom <= area.bottom;

/**
 * Gives each text its cheapest free spot, in order of importance; a text without one is left out: the readout and the
 * table still say it. What does not collide in a narrow plot does not in a wide one.
 *
 * @param plotWidth  the narrowest plot, rem
 * @param area       where texts may stand, rem
 * @param taken      where they may not
 */
export function placeLabels(
  labels: readonly Label[],
  plotWidth: number,
  area: Box,
  taken: readonly Box[] = [],
): Map<string, Spot> {
  const boxes = [...taken];
  const places = new Map<string, Spot>();
  for (const label of labels) {
    const { cost = () => 0, highestCost = Infinity } = label;
    const [cheapest] = label.spots
      .filter((spot) => {
        const box = boxOf(label, spot, plotWidth);
        return inside(box, area) && !boxes.some((other) => overlap(box, other));
      })
      .map((spot) => ({ spot, price: cost(spot) }))
      .sort((one, other) => one.price - other.price);
    if (cheapest === undefined || cheapest.price > highestCost) continue;
    boxes.push(boxOf(label, cheapest.spot, plotWidth));
    places.set(label.key, cheapest.spot);
  }
  return places;
}
