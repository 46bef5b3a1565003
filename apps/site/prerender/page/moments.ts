// Moments in the life of a page, each as a promise that always settles.

/** Nothing is waited for longer than this, in ms. */
export const longestWait = 3000;

export const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Lets the browser answer whatever was pressed. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The largest part of the page is painted; browsers that do not report it are not waited for. */
export const painted = () =>
  new Promise<unknown>((resolve) => {
    const type = 'largest-contentful-paint';
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) resolve(null);
    else new PerformanceObserver(resolve).observe({ type, buffered: true });
    setTimeout(resolve, longestWait);
  });

export const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: longestWait });
    else setTimeout(resolve);
  });

/** The fonts are applied, or cannot be loaded (afterPaint.ts). */
export const fontsShown = () =>
  new Promise<unknown>((resolve) => {
    const fonts = document.querySelector('style[data-fonts="waiting"]');
    if (fonts === null) resolve(null);
    else new MutationObserver(resolve).observe(fonts, { attributes: true });
    setTimeout(resolve, longestWait);
  });

/** The page behind the prerendered open dialog is inert; the app replaces the dialog with its own. */
export async function dialogLeft(): Promise<void> {
  for (;;) {
    const dialog = document.querySelector('dialog:modal');
    if (dialog === null) return;
    await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
    await nextTask();
  }
}
