import { plotWidth } from '../shared/fitting.ts';
import type { Box } from './placeLabels.ts';

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
