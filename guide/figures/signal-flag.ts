import { html, type Html } from '../html.ts';
import { horizontals, stipple, verticals } from './hatching.ts';

/** International code flags of the four audiences: Kilo, Charlie, Delta, Oscar. */
export type FlagLetter = 'k' | 'c' | 'd' | 'o';

const flag = { left: 8, top: 5, right: 74, bottom: 53 } as const;
const across = (from: number, to: number) => ({ ...flag, top: flag.top + from, bottom: flag.top + to });
const middle = (flag.left + flag.right) / 2;
const diagonal = (x: number): number => flag.top + ((x - flag.left) * 48) / 66;

const yellow = 2.8;
const blue = 2.5;
const red = 2.5;

/** Engraver's hatching stands for the colours: dots are yellow, horizontal lines blue, vertical lines red. */
const drawings: Record<FlagLetter, { readonly dots: string; readonly lines: string; readonly edges: string }> = {
  k: {
    dots: stipple({ ...flag, right: middle }, yellow),
    lines: horizontals({ ...flag, left: middle }, blue),
    edges: `M${middle} 5V53`,
  },
  c: {
    dots: '',
    lines: horizontals(across(0, 9.6), blue) + horizontals(across(38.4, 48), blue) + verticals(across(19.2, 28.8), red),
    edges: 'M8 14.6H74M8 24.2H74M8 33.8H74M8 43.4H74',
  },
  d: {
    dots: stipple(across(0, 12), yellow) + stipple(across(36, 48), yellow),
    lines: horizontals(across(12, 36), blue),
    edges: 'M8 17H74M8 41H74',
  },
  o: {
    dots: stipple(flag, yellow, ({ x, y }) => y > diagonal(x) + 0.8),
    lines: verticals(flag, red, diagonal),
    edges: 'M8 5L74 53',
  },
};

export const signalFlag = (letter: FlagLetter): Html => html`
  <svg class="flag" viewBox="0 0 76 60" aria-hidden="true">
    <path class="stipple" d="${drawings[letter].dots}" />
    <path class="hatch" d="${drawings[letter].lines}" />
    <path class="edge" d="M5 1V59M8 5H74V53H8Z${drawings[letter].edges}" />
  </svg>
`;
