import { brand, type PublicPage } from '@fnc/domain';
import { escaped } from '../markup.ts';
import type { SeoPage } from '../pages.ts';
import { bayChart, compass, routeChart } from './charts.ts';
import { palette as colours } from '@fnc/ui/tokens/palette.ts';
import { coverDrawing } from './cover.ts';
import { balancedLines } from './lines.ts';
import { linesChart } from './linesChart.ts';
import type { Outliner } from './outlines.ts';
import { pictureWords, type Drawing, type Tongue } from './pictureWords.ts';
import {
  chartFrame,
  deepGround,
  foamGround,
  graticule,
  insideClip,
  limestoneGround,
  margin,
  mark,
  pictureSize,
  sandGround,
  type Ground,
} from './sheet.ts';

/** A short title is set larger. */
const sizes = [
  { size: 88, leading: 94, most: 2 },
  { size: 66, leading: 73, most: 4 },
  { size: 52, leading: 60, most: 4 },
] as const;

/** How wide a line may be beside each drawing. */
const room: Readonly<Record<Drawing, number>> = { route: 420, bay: 500, lines: 500, cover: 560, compass: 500 };

/** Throws when a title does not fit: shorten it in `seo.ts` of the catalogue. */
function titleLines(outliner: Outliner, text: string, widest: number) {
  for (const { size, leading, most } of sizes) {
    const widthOf = (line: string) => outliner.width(line, 'title', size);
    const lines = balancedLines(text, widthOf, widest);
    if (lines.length <= most && lines.every((line) => widthOf(line) <= widest)) return { size, leading, lines };
  }
  throw new Error(`Too long for a picture: ${text}`);
}

/** The guide's variants stand on grounds of their own, so that they are told apart in a list. */
const grounds: Readonly<Record<NonNullable<PublicPage['picture']['ground']>, Ground>> = {
  sand: sandGround,
  foam: foamGround,
  limestone: limestoneGround,
};

function crossingLines(outliner: Outliner, { language, i18n }: Tongue): string {
  const t = i18n.getFixedT(language, 'seo');
  return linesChart(outliner, {
    netherlands: t('drawn.netherlands'),
    cyprus: t('drawn.cyprus'),
    breakEven: t('drawn.breakEven'),
  });
}

const leaf = (shift: number) =>
  `<rect x="${shift}" y="${shift * 0.8}" width="794" height="1123" fill="${colours.paper}" stroke="${colours.deepQuiet}" stroke-width="2"/>`;

/** The guide with the edges of two pages behind it. */
function cover(outliner: Outliner, { language, i18n }: Tongue): string {
  const t = i18n.getFixedT(language, 'seo');
  const front = coverDrawing(outliner, {
    brand: brand.name,
    tagline: brand.tagline[language],
    title: [t('cover.titleOne'), t('cover.titleTwo')],
    subtitle: t('cover.subtitle'),
  });
  return `<g transform="translate(752 70) scale(.43)">${leaf(26)}${leaf(13)}${front}</g>`;
}

const drawn: Readonly<Record<Drawing, (outliner: Outliner, tongue: Tongue) => string>> = {
  route: routeChart,
  bay: bayChart,
  compass,
  lines: crossingLines,
  cover,
};

/** What a picture for shared links shows. */
export interface Sheet extends Tongue {
  readonly drawing: Drawing;
  readonly ground: Ground;
  readonly words: { readonly title: string; readonly note: string };
}

/** A page's picture for shared links. */
export function pictureSvg(outliner: Outliner, page: SeoPage): string {
  const { drawing, ground } = page.record.picture;
  return sheetSvg(outliner, {
    ...page,
    drawing,
    ground: ground === undefined ? deepGround : grounds[ground],
    words: pictureWords(page),
  });
}

/** A picture for shared links as SVG without any text element: no font is needed to draw it. */
export function sheetSvg(outliner: Outliner, page: Sheet): string {
  const { ground, words, drawing } = page;
  const title = titleLines(outliner, words.title, room[drawing]);
  const { width, height } = pictureSize;
  const last = height - 134;
  const write = (text: string, cut: 'title' | 'text' | 'strong', size: number, x: number, y: number, fill: string) =>
    `<path d="${outliner.path(text, cut, size, x, y)}" fill="${fill}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escaped(words.title)}</title>`,
    insideClip,
    `<rect width="${width}" height="${height}" fill="${ground.paper}"/>`,
    ground === deepGround ? '' : graticule(ground.line, 0.07),
    `<g clip-path="url(#inside)">${drawn[drawing](outliner, page)}</g>`,
    chartFrame(ground.line),
    `<g transform="translate(${margin - 2} 74) scale(1.3)">${mark(ground.line)}</g>`,
    write(brand.name, 'strong', 24, margin + 66, 96, ground.title),
    write(brand.tagline[page.language], 'text', 21, margin + 66, 122, ground.text),
    ...title.lines.map((line, index) =>
      write(
        line,
        'title',
        title.size,
        margin - 3,
        last - title.leading * (title.lines.length - 1 - index),
        ground.title,
      ),
    ),
    write(words.note, 'text', 27, margin, height - 76, ground.text),
    '</svg>',
  ].join('');
}
