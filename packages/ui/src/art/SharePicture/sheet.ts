import { palette as colours } from '../../tokens/palette.ts';

/** Size of a link's preview picture, in px. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Left edge of every text. */
export const margin = 84;

const frame = { outer: 18, inner: 30, block: 46 } as const;

const blocks = (from: number, to: number, draw: (start: number, end: number) => string): string =>
  Array.from({ length: Math.ceil((to - from) / frame.block) }, (_, index) => {
    const start = from + index * frame.block;
    return draw(start, Math.min(start + frame.block / 2, to));
  }).join('');

/** The graduated border of a sea chart, as on the guide's cover. */
export function chartFrame(line: string): string {
  const { width, height } = pictureSize;
  const { outer, inner } = frame;
  const middle = (outer + inner) / 2;
  const across = (y: number) => blocks(inner, width - inner, (from, to) => `M${from} ${y}H${to}`);
  const down = (x: number) => blocks(inner, height - inner, (from, to) => `M${x} ${from}V${to}`);
  const edge = (at: number) => `M${at} ${at}H${width - at}V${height - at}H${at}Z`;
  return [
    `<path d="${edge(outer)}${edge(inner)}" fill="none" stroke="${line}" stroke-width="1.5"/>`,
    `<path d="${across(middle)}${across(height - middle)}${down(middle)}${down(width - middle)}" stroke="${line}" stroke-width="6"/>`,
  ].join('');
}

/** Lines of longitude and latitude. */
export function graticule(line: string, opacity: number): string {
  const { width, height } = pictureSize;
  const step = 152;
  const down = Array.from({ length: 7 }, (_, index) => `M${132 + index * step} ${frame.inner}V${height - frame.inner}`);
  const across = Array.from(
    { length: 3 },
    (_, index) => `M${frame.inner} ${step * (index + 1)}H${width - frame.inner}`,
  );
  return `<path d="${[...down, ...across].join('')}" fill="none" stroke="${line}" stroke-opacity="${opacity}"/>`;
}

/** Clips a drawing to the frame: `clip-path="url(#inside)"`. */
export const insideClip = `<clipPath id="inside"><rect x="${frame.inner}" y="${frame.inner}" width="${pictureSize.width - 2 * frame.inner}" height="${pictureSize.height - 2 * frame.inner}"/></clipPath>`;

/** A ring with a dot on the course. */
export const waypoint = (x: number, y: number, line: string, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="11" fill="${fill}" stroke="${line}" stroke-width="3"/>` +
  `<circle cx="${x}" cy="${y}" r="3.6" fill="${line}"/>`;

/** The course: round dots along a path. `scale` is that of the surrounding group. */
export const course = (path: string, line: string, scale = 1): string =>
  `<path d="${path}" fill="none" stroke="${line}" stroke-width="${4.6 / scale}" stroke-linecap="round" stroke-dasharray="${0.1 / scale} ${11.4 / scale}"/>`;

/** The colours of a picture: its background, and the legible colours on it. */
interface Background {
  readonly fill: string;
  readonly line: string;
  readonly title: string;
  readonly text: string;
}

const sand: Background = { fill: colours.sand, line: colours.deep, title: colours.deep, text: colours.slate };

export const backgrounds = {
  deep: { fill: colours.deep, line: colours.paper, title: colours.paper, text: colours.deepText },
  sand,
  foam: { ...sand, fill: colours.foam },
  limestone: { ...sand, fill: colours.limestone },
} as const satisfies Readonly<Record<string, Background>>;
