/** Position of the 24-hour mark, as a share of the width, so that a late bar can extend past it. */
export const deadline = 0.8;

export interface ScaleBlock {
  x: number;
  width: number;
  kind: 'track' | 'fill';
}

/**
 * Four blocks of six hours with 1 px between them, and the space after 24 hours as a fifth, which has no track.
 *
 * @param share  elapsed share of the 24 hours; 1 is 24 hours, more is late
 * @param width  of the whole bar, px
 */
export function scaleBlocks(share: number, width: number): ScaleBlock[] {
  const block = (width * deadline) / 4;
  const filledTo = Math.min(Math.max(share, 0) * deadline, 1) * width;
  return [0, 1, 2, 3, 4].flatMap((index) => {
    const x = index * block;
    const whole = Math.max(0, (index === 4 ? width - x : block) - 1);
    const filled = Math.min(Math.max(filledTo - x, 0), whole);
    const parts: ScaleBlock[] = [];
    if (index < 4) parts.push({ x, width: whole, kind: 'track' });
    if (filled > 0) parts.push({ x, width: filled, kind: 'fill' });
    return parts;
  });
}
