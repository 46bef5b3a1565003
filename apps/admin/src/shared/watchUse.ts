/** Who reads touches nothing for a while. */
const readingMs = 5 * 60_000;

/** Whether somebody has used this window in the last minutes, by keys, pointer or scrolling. */
export function watchUse(target: Pick<Window, 'addEventListener'>, now: () => number): () => boolean {
  let usedAt = now();
  const note = () => {
    usedAt = now();
  };
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    target.addEventListener(type, note, { capture: true, passive: true });
  return () => now() - usedAt < readingMs;
}
