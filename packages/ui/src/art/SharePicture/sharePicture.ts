import { palette as colours } from '../../tokens/palette.ts';
import { mark } from '../LogoMark/icons.ts';
import { bayChart, compass, coverCoasts, routeChart } from './coasts.ts';
import { backgrounds, chartFrame, graticule, insideClip, margin, pictureSize, waypoint } from './sheet.ts';

/** A font style of the brand. */
export type Cut = 'title' | 'text' | 'strong';

/** Converts text to outlines, so that a picture is the same on a machine without the fonts. */
export interface Outliner {
  /** Width of a text, in px. */
  width(text: string, cut: Cut, size: number): number;
  /** Path data of a text whose baseline begins at `x`, `y`. */
  path(text: string, cut: Cut, size: number, x: number, y: number): string;
}

/**
 * Breaks a text into lines like `text-wrap: balance`: as few as fit, and about equally long.
 *
 * @param widthOf measures the width of a text
 * @param limit maximum width of a line, in the same unit; a single longer word gets its own line
 */
export function balancedLines(text: string, widthOf: (text: string) => number, limit: number): readonly string[] {
  const words = text.split(' ');
  const broken = (width: number): readonly string[] => {
    const lines: string[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      if (last === undefined || widthOf(`${last} ${word}`) > width) lines.push(word);
      else lines[lines.length - 1] = `${last} ${word}`;
    }
    return lines;
  };
  const wanted = broken(limit).length;
  let width = limit;
  while (
    width > 8 &&
    broken(width - 8).length === wanted &&
    broken(width - 8).every((line) => widthOf(line) <= limit)
  ) {
    width -= 8;
  }
  return broken(width);
}

interface CoverWords {
  readonly brand: string;
  readonly tagline: string;
  readonly title: readonly [string, string];
  readonly subtitle: string;
}

const way =
  'M528 226C474 262 432 316 375 344S206 424 155 468C122 500 106 534 106 571C106 650 170 704 251 704S384 652 400 596';

const ring = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="13" fill="${colours.deep}" stroke="${colours.paper}" stroke-width="4"/><circle cx="${x}" cy="${y}" r="4.4" fill="${colours.paper}"/>`;

const grid =
  'M132 29v1065M283 29v1065M435 29v1065M586 29v1065M737 29v1065M29 151h736M29 302h736M29 453h736M29 605h736M29 756h736M29 907h736M29 1058h736';

/** The guide's cover in its own coordinates, 794 × 1123; lines are bolder than in print, because it is shown small. */
function coverDrawing(outliner: Outliner, { brand, tagline, title, subtitle }: CoverWords): string {
  const write = (text: string, cut: Cut, size: number, x: number, y: number, fill: string) =>
    `<path d="${outliner.path(text, cut, size, x, y)}" fill="${fill}"/>`;
  const widest = Math.max(...title.map((line) => outliner.width(line, 'title', 100)));
  const size = Math.min(100, (640 / widest) * 100);
  return [
    `<clipPath id="sheet"><rect x="29" y="29" width="736" height="1065"/></clipPath>`,
    `<rect width="794" height="1123" fill="${colours.deep}"/>`,
    `<g clip-path="url(#sheet)"><path d="${grid}" fill="none" stroke="${colours.paper}" stroke-opacity=".1" stroke-width="2"/>${coverCoasts()}</g>`,
    `<path d="${way}" fill="none" stroke="${colours.paper}" stroke-width="7" stroke-linecap="round" stroke-dasharray=".1 17"/>`,
    ring(528, 226) + ring(400, 596),
    `<path d="M19 19H775V1104H19ZM29 29H765V1094H29Z" fill="none" stroke="${colours.paper}" stroke-width="2.4"/>`,
    `<path d="M29 24h736M29 1099h736M24 29v1065M770 29v1065" fill="none" stroke="${colours.paper}" stroke-width="6" stroke-dasharray="23 23"/>`,
    write(brand, 'strong', 26, 76, 116, colours.paper),
    write(tagline, 'text', 24, 76, 150, colours.deepText),
    ...title.map((line, index) => write(line, 'title', size, 72, 876 + 98 * index, colours.paper)),
    write(subtitle, 'title', 46, 76, 1040, colours.deepText),
  ].join('');
}

/** A point of the chart: 0 to 1 from the left, and 0 to 1 from the bottom. */
type Share = readonly [across: number, up: number];

interface Line {
  readonly name: string;
  readonly points: readonly Share[];
}

/** Two lines that cross once. */
interface Lines {
  /** Drawn solid. */
  readonly first: Line;
  /** Drawn dashed. */
  readonly second: Line;
  readonly crossing: { readonly name: string; readonly at: Share };
}

type Point = readonly [x: number, y: number];

const plot = { left: 640, right: 966, top: 130, bottom: 520 } as const;

const pointOf = ([across, up]: Share): Point => [
  plot.left + across * (plot.right - plot.left),
  plot.bottom - up * (plot.bottom - plot.top),
];

const joined = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/**
 * Both lines with their crossing, and a tint between them after it. Without amounts, which would need their conditions.
 */
function linesChart(outliner: Outliner, { first, second, crossing: { name, at } }: Lines): string {
  const [whole, dashed] = [first.points.map(pointOf), second.points.map(pointOf)];
  const crossing = pointOf(at);
  const beyond = (points: readonly Point[]) => points.filter(([x]) => x > crossing[0]);
  const label = (text: string, [x, y]: Point, fill: string) =>
    `<path d="${outliner.path(text, 'strong', 25, x, y)}" fill="${fill}"/>`;
  const [, firstEnd] = whole.at(-1) ?? crossing;
  const [, secondEnd] = dashed.at(-1) ?? crossing;
  return [
    `<path d="${joined([crossing, ...beyond(whole), ...beyond(dashed).toReversed()])}Z" fill="${colours.foam}"/>`,
    `<path d="M${plot.left} ${plot.top - 30}V${plot.bottom}H${plot.right + 36}" fill="none" stroke="${colours.slate}" stroke-width="2"/>`,
    `<path d="M${crossing[0]} ${crossing[1]}V${plot.bottom}" stroke="${colours.slate}" stroke-width="2.4" stroke-dasharray=".1 8" stroke-linecap="round"/>`,
    `<path d="${joined(whole)}" fill="none" stroke="${colours.deep}" stroke-width="5.5" stroke-linejoin="round"/>`,
    `<path d="${joined(dashed)}" fill="none" stroke="${colours.sea}" stroke-width="5.5" stroke-dasharray="15 8"/>`,
    waypoint(crossing[0], crossing[1], colours.deep, colours.limestone),
    label(first.name, [plot.right + 14, firstEnd + 8], colours.deep),
    label(second.name, [plot.right + 14, secondEnd + 8], colours.sea),
    label(name, [crossing[0] - outliner.width(name, 'strong', 25) / 2, plot.bottom + 38], colours.slate),
  ].join('');
}

/** The drawing next to the title. */
export type ShareDrawing =
  | { readonly kind: 'route' | 'bay' | 'compass' }
  | { readonly kind: 'lines'; readonly lines: Lines }
  | { readonly kind: 'cover'; readonly words: CoverWords };

export interface SharePictureProps {
  readonly drawing: ShareDrawing;
  readonly background: keyof typeof backgrounds;
  readonly brand: string;
  readonly tagline: string;
  readonly title: string;
  /** One line under the title. */
  readonly note: string;
}

/** Font sizes: a short title is larger. */
const sizes = [
  { size: 88, leading: 94, most: 2 },
  { size: 66, leading: 73, most: 4 },
  { size: 52, leading: 60, most: 4 },
] as const;

/** Maximum line width next to each drawing. */
const room: Readonly<Record<ShareDrawing['kind'], number>> = {
  route: 420,
  bay: 500,
  lines: 500,
  cover: 560,
  compass: 500,
};

function titleLines(outliner: Outliner, text: string, widest: number) {
  for (const { size, leading, most } of sizes) {
    const widthOf = (line: string) => outliner.width(line, 'title', size);
    const lines = balancedLines(text, widthOf, widest);
    if (lines.length <= most && lines.every((line) => widthOf(line) <= widest)) return { size, leading, lines };
  }
  throw new Error(`Too long for a picture: ${text}`);
}

const leaf = (shift: number) =>
  `<rect x="${shift}" y="${shift * 0.8}" width="794" height="1123" fill="${colours.paper}" stroke="${colours.deepQuiet}" stroke-width="2"/>`;

/** The guide, with the edges of two pages behind it. */
const cover = (outliner: Outliner, words: CoverWords): string =>
  `<g transform="translate(752 70) scale(.43)">${leaf(26)}${leaf(13)}${coverDrawing(outliner, words)}</g>`;

const charts = { route: routeChart, bay: bayChart, compass } as const;

function drawn(outliner: Outliner, drawing: ShareDrawing): string {
  if (drawing.kind === 'lines') return linesChart(outliner, drawing.lines);
  return drawing.kind === 'cover' ? cover(outliner, drawing.words) : charts[drawing.kind]();
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/**
 * The preview picture of a shared link, as SVG without text elements, so that it needs no font.
 *
 * @throws when the title does not fit
 */
export function sharePicture(outliner: Outliner, picture: SharePictureProps): string {
  const colors = backgrounds[picture.background];
  const title = titleLines(outliner, picture.title, room[picture.drawing.kind]);
  const { width, height } = pictureSize;
  const last = height - 134;
  const write = (text: string, cut: Cut, size: number, x: number, y: number, fill: string) =>
    `<path d="${outliner.path(text, cut, size, x, y)}" fill="${fill}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escaped(picture.title)}</title>`,
    insideClip,
    `<rect width="${width}" height="${height}" fill="${colors.fill}"/>`,
    picture.background === 'deep' ? '' : graticule(colors.line, 0.07),
    `<g clip-path="url(#inside)">${drawn(outliner, picture.drawing)}</g>`,
    chartFrame(colors.line),
    `<g transform="translate(${margin - 2} 74) scale(1.3)">${mark(colors.line)}</g>`,
    write(picture.brand, 'strong', 24, margin + 66, 96, colors.title),
    write(picture.tagline, 'text', 21, margin + 66, 122, colors.text),
    ...title.lines.map((line, index) =>
      write(
        line,
        'title',
        title.size,
        margin - 3,
        last - title.leading * (title.lines.length - 1 - index),
        colors.title,
      ),
    ),
    write(picture.note, 'text', 27, margin, height - 76, colors.text),
    '</svg>',
  ].join('');
}
