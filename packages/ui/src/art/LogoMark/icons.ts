import { palette as colours } from '../../tokens/palette.ts';
import { boldNeedle, needle } from './logoMark.data.ts';

const svg = (size: number, ...drawing: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 40 40">${drawing.join('')}</svg>`;

/** The logo as part of another SVG, 40 px in its own coordinates. */
export const mark = (line: string): string =>
  [
    `<circle cx="20" cy="20" r="18.6" fill="none" stroke="${line}" stroke-width="1.3"/>`,
    `<circle cx="20" cy="20" r="15.4" fill="none" stroke="${line}" stroke-width="2.6" pathLength="72" stroke-dasharray=".35 1.65" stroke-dashoffset="-.825" transform="rotate(-5 20 20)"/>`,
    `<path d="${needle.outline}" fill="none" stroke="${line}" stroke-width="1.2" stroke-linejoin="round"/>`,
    `<path d="${needle.filledHalf}" fill="${line}"/>`,
  ].join('');

export interface TileIcon {
  /** Width and height in px. */
  readonly size: number;
  /** The logo's share of the tile: a system that crops the icon to a circle needs a margin. */
  readonly scale: number;
  readonly rounded?: boolean;
}

/** The logo in white on a dark tile: a home screen icon. */
export function tileIcon({ size, scale, rounded = false }: TileIcon): string {
  const edge = (40 - 40 * scale) / 2;
  return svg(
    size,
    `<rect width="40" height="40"${rounded ? ' rx="8"' : ''} fill="${colours.deep}"/>`,
    `<g transform="translate(${edge} ${edge}) scale(${scale})">${mark(colours.paper)}</g>`,
  );
}

/** The logo for `favicon.ico`: bold lines and no degree ring, which would blur at this size. */
export const smallIcon = (size: number): string =>
  svg(
    size,
    `<circle cx="20" cy="20" r="18.6" fill="${colours.limestone}" stroke="${colours.deep}" stroke-width="2.8"/>`,
    `<path d="${boldNeedle.outline}" fill="none" stroke="${colours.deep}" stroke-width="2.4" stroke-linejoin="round"/>`,
    `<path d="${boldNeedle.filledHalf}" fill="${colours.deep}"/>`,
  );

/** A browser tab icon that follows the system's light or dark theme. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
  <style>
    :root { color: ${colours.deep}; }
    @media (prefers-color-scheme: dark) { :root { color: ${colours.limestone}; } }
  </style>
  <circle cx="20" cy="20" r="18.2" fill="none" stroke="currentColor" stroke-width="2.4" />
  <path d="${boldNeedle.outline}" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
  <path d="${boldNeedle.filledHalf}" fill="currentColor" />
</svg>
`;
