/** How often a page is drawn anew while words come in, in ms. */
export const calmMs = 100;

interface Calmly {
  (): void;
  /** What was going to be called is not. */
  readonly cancel: () => void;
}

/** Calls at most ten times a second, however often it is called; the last call is never left out. */
export function calmly(call: () => void): Calmly {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      call();
    }, calmMs);
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return Object.assign(later, { cancel });
}
