import type { Comparison, Picture } from './picture.ts';

const block = 8;
/** Allowed difference, of 255, of a block's mean per channel: more than the edges of glyphs in another browser. */
const tolerance = 28;
/** Share of non-empty blocks that may differ more than that. */
const allowedShare = 0.04;
/** Allowed difference in width or height, because another browser may wrap a line elsewhere. */
const allowedStretch = 0.05;

type Mean = readonly [number, number, number];

function meanOf({ data, metadata: { width, height } }: Picture, left: number, top: number): Mean {
  const sum: [number, number, number] = [0, 0, 0];
  const [right, bottom] = [Math.min(left + block, width), Math.min(top + block, height)];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const pixel = (y * width + x) * 4;
      sum[0] += data[pixel] ?? 0;
      sum[1] += data[pixel + 1] ?? 0;
      sum[2] += data[pixel + 2] ?? 0;
    }
  }
  const count = Math.max(1, (right - left) * (bottom - top));
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

const distance = (a: Mean, b: Mean): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

/** Share of the blocks that are not empty in both pictures; the last corner defines the background. */
function shareOfOtherBlocks(reference: Picture, actual: Picture, width: number, height: number): number {
  const background = meanOf(reference, reference.metadata.width - block, reference.metadata.height - block);
  let filled = 0;
  let other = 0;
  for (let top = 0; top < height; top += block) {
    for (let left = 0; left < width; left += block) {
      const [a, b] = [meanOf(reference, left, top), meanOf(actual, left, top)];
      if (distance(a, background) < 2 && distance(b, background) < 2) continue;
      filled += 1;
      if (distance(a, b) > tolerance) other += 1;
    }
  }
  return filled === 0 ? 0 : other / filled;
}

/**
 * Compares the layout, not each glyph: mean colours of blocks of 8 × 8 px. For a browser other than that of the
 * baselines.
 */
export function compareStructure(reference: Picture, actual: Picture): Comparison {
  const [a, b] = [reference.metadata, actual.metadata];
  const stretched =
    Math.abs(a.width - b.width) > a.width * allowedStretch || Math.abs(a.height - b.height) > a.height * allowedStretch;
  if (stretched) {
    return {
      pass: false,
      diff: null,
      message: `Expected about ${a.width}×${a.height}px, received ${b.width}×${b.height}px.`,
    };
  }
  const share = shareOfOtherBlocks(reference, actual, Math.min(a.width, b.width), Math.min(a.height, b.height));
  if (share <= allowedShare) return { pass: true, diff: null, message: null };
  return { pass: false, diff: null, message: `${(share * 100).toFixed(1)} % of what is drawn differs.` };
}
