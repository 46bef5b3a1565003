import type { Comparison } from './picture.ts';

/**
 * Numbers of screenshots before a difference counts, because popups need time for their position and images to decode.
 */
const attempts = { least: 4, most: 12 };

export interface Looking {
  /** Takes a screenshot. */
  readonly take: () => Promise<Buffer>;
  /** `null` where there is no baseline yet. */
  readonly compare: ((screenshot: Buffer) => Promise<Comparison>) | null;
}

export type Sight =
  | { readonly same: true }
  /** `settled` is false when it was still moving at the end. */
  | {
      readonly same: false;
      readonly settled: boolean;
      readonly screenshot: Buffer;
      readonly comparison: Comparison | null;
    };

/**
 * One screenshot is enough when it matches. Otherwise takes more until one matches, or until two in a row are equal.
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
