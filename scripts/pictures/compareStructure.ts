interface Picture {
  /** RGBA, row by row. */
  data: Uint8Array | Uint8ClampedArray | ArrayLike<number>;
  metadata: { width: number; height: number };
}

const block = 8;
/** How far, of 255, the mean of a block may be off in a channel: more than another browser's edges of letters. */
const tolerance = 28;
/** Share of the blocks that may be off further than that. */
const allowedShare = 0.01;
/** Another browser may wrap a line elsewhere: so much of a picture's width or height may differ. */
const allowedStretch = 0.05;

function meanOf({ data, metadata: { width, height } }: Picture, left: number, top: number, channel: number): number {
  let sum = 0;
  let count = 0;
  for (let y = top; y < Math.min(top + block, height); y += 1) {
    for (let x = left; x < Math.min(left + block, width); x += 1) {
      sum += data[(y * width + x) * 4 + channel] ?? 0;
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}

function shareOfOtherBlocks(reference: Picture, actual: Picture, width: number, height: number): number {
  let blocks = 0;
  let other = 0;
  for (let top = 0; top < height; top += block) {
    for (let left = 0; left < width; left += block) {
      blocks += 1;
      const differs = [0, 1, 2].some(
        (channel) => Math.abs(meanOf(reference, left, top, channel) - meanOf(actual, left, top, channel)) > tolerance,
      );
      if (differs) other += 1;
    }
  }
  return blocks === 0 ? 0 : other / blocks;
}

export interface Comparison {
  pass: boolean;
  diff: null;
  message: string | null;
}

/**
 * Compares what stands where, not how each letter is drawn: mean colours of blocks of 8 × 8 px. For a browser other than
 * the one that made the pictures.
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
  return { pass: false, diff: null, message: `${(share * 100).toFixed(1)} % of the picture differs.` };
}
