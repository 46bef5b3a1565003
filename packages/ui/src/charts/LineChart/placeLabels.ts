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
  /** The first that is free is taken. */
  spots: readonly Spot[];
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
 * Gives each text the first of its spots that is free, in order of importance; a text without a free spot is left out:
 * the readout and the table still say it. What does not collide in a narrow plot does not in a wide one.
 *
 * @param plotWidth  the narrowest plot, rem
 * @param area       where texts may stand, rem
 * @param taken      where they may not
 * @param rather     where they do not stand if there is another free spot
 */
export function placeLabels(
  labels: readonly Label[],
  plotWidth: number,
  area: Box,
  { taken = [], rather = [] }: { taken?: readonly Box[]; rather?: readonly Box[] } = {},
): Map<string, Spot> {
  const boxes = [...taken];
  const places = new Map<string, Spot>();
  for (const label of labels) {
    const hits = (spot: Spot, others: readonly Box[]) =>
      others.some((other) => overlap(boxOf(label, spot, plotWidth), other));
    const free = label.spots.filter((spot) => inside(boxOf(label, spot, plotWidth), area) && !hits(spot, boxes));
    const spot = free.find((candidate) => !hits(candidate, rather)) ?? free[0];
    if (spot === undefined) continue;
    boxes.push(boxOf(label, spot, plotWidth));
    places.set(label.key, spot);
  }
  return places;
}
