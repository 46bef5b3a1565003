import type { Comparison } from './picture.ts';

/** A popup finds its place, a picture is decoded: so often a screenshot is taken again before it counts. */
const attempts = { least: 4, most: 12 };

export interface Looking {
  /** A screenshot of what stands there now. */
  readonly take: () => Promise<Buffer>;
  /** `null` where there is no baseline yet. */
  readonly compare: ((screenshot: Buffer) => Promise<Comparison>) | null;
}

export type Sight =
  | { readonly same: true }
  /** `settled` is false when it still moved at the end. */
  | {
      readonly same: false;
      readonly settled: boolean;
      readonly screenshot: Buffer;
      readonly comparison: Comparison | null;
    };

/**
 * One screenshot is enough when it matches. Otherwise it is taken again until it does, or until it stands still: two in a
 * row are the same.
 */
export async function judge({ take, compare }: Looking): Promise<Sight> {
  const look = async (screenshot: Buffer) => ({ screenshot, comparison: (await compare?.(screenshot)) ?? null });
  let sight = await look(await take());
  for (let taken = 1; sight.comparison?.pass !== true;) {
    const next = await take();
    taken += 1;
    const still = next.equals(sight.screenshot);
    if ((still && taken >= attempts.least) || taken >= attempts.most) return { same: false, settled: still, ...sight };
    if (!still) sight = await look(next);
  }
  return { same: true };
}
