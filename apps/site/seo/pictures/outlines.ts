import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Cut, Outliner } from '@fnc/ui/art/SharePicture/sharePicture.ts';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** The font styles that the pictures use. */
const cuts = {
  title: { file: 'fraunces-48.woff2', wght: 430 },
  text: { file: 'inter-400-650.woff2', wght: 400 },
  strong: { file: 'inter-400-650.woff2', wght: 600 },
} as const satisfies Readonly<Record<Cut, object>>;

interface Glyph {
  outline: string;
  x: number;
}

const letters = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const signs = '\u2013\u2014\u2018\u2019\u201C\u201D\u2026\u2032\u20AC\u2212';

const packages = createRequire(import.meta.url);

async function load({ file, wght }: (typeof cuts)[Cut]): Promise<Font> {
  const woff2 = await readFile(packages.resolve(`@fnc/ui/fonts/${file}`));
  const pinned = await subsetFont(woff2, letters + signs, { targetFormat: 'truetype', variationAxes: { wght } });
  return new Font(new Face(new Blob(pinned)));
}

interface Line {
  glyphs: readonly Glyph[];
  /** In font units. */
  width: number;
}

function layOut(font: Font, text: string): Line {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  let x = 0;
  const positions = buffer.getGlyphPositions();
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    if (codepoint === 0) throw new Error(`The font has no sign for something in "${text}".`);
    const { xAdvance, xOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0 };
    const glyph = { outline: font.glyphToPath(codepoint), x: x + xOffset };
    x += xAdvance;
    return glyph;
  });
  return { glyphs, width: x };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Converts font units, with y up, to px, with y down. */
const placed = (outline: string, scale: number, x: number, y: number): string =>
  outline.replaceAll(/(-?[\d.]+),(-?[\d.]+)/g, (_, across: string, up: string) =>
    [rounded(x + Number(across) * scale), rounded(y - Number(up) * scale)].join(' '),
  );

/** Titles have tighter letter spacing, as on the site. */
const tracking: Readonly<Record<Cut, number>> = { title: -0.018, text: 0, strong: 0 };

/** Reads the fonts of packages/ui. Rejects when one is missing; `path` throws for a character that no font has. */
export async function createOutliner(): Promise<Outliner> {
  const names = Object.keys(cuts) as Cut[];
  const fonts = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await load(cuts[name])] as const)),
  ) as Record<Cut, Font>;
  const known = new Map<string, Line>();
  const laidOut = (text: string, cut: Cut): Line => {
    const key = `${cut} ${text}`;
    const line = known.get(key) ?? layOut(fonts[cut], text);
    known.set(key, line);
    return line;
  };
  const lines = (text: string, cut: Cut, size: number) => {
    const { glyphs, width } = laidOut(text, cut);
    const scale = size / fonts[cut].face.upem;
    return { glyphs, scale, gap: tracking[cut] * size, width: width * scale + tracking[cut] * size * glyphs.length };
  };
  return {
    width: (text, cut, size) => lines(text, cut, size).width,
    path(text, cut, size, x, y) {
      const { glyphs, scale, gap } = lines(text, cut, size);
      return glyphs.map((glyph, index) => placed(glyph.outline, scale, x + glyph.x * scale + gap * index, y)).join('');
    },
  };
}
