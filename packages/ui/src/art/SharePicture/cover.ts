import { coverCoasts } from './coasts.ts';
import { palette as colours } from '../../tokens/palette.ts';
import type { Cut, Outliner } from './outliner.ts';

export interface CoverWords {
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
export function coverDrawing(outliner: Outliner, { brand, tagline, title, subtitle }: CoverWords): string {
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
