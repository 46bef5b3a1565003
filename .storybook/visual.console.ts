/** Chromium's way to say that a size changed while it was measured; nothing is lost. */
const harmless = /^ResizeObserver loop/;

const shown = (value: unknown) => (value instanceof Error ? value.message : String(value));

/** `console.error('%s is not %s', 'a', 'b')` as it reads. */
function sentence([first, ...rest]: readonly unknown[]): string {
  const text = shown(first).replaceAll(/%[sdifoOc]/g, () => shown(rest.shift() ?? ''));
  return [text, ...rest.map(shown)].join(' ').trim();
}

let heard: string[] = [];

/** Once a page: warnings, errors and what nobody caught are kept, and still reach the console. The
 * test runner repeats events of errors there; those are heard below, with their words. */
export function listen(): void {
  for (const level of ['warn', 'error'] as const) {
    const passOn = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      const said = sentence(parts);
      if (!(parts[0] instanceof Event) && !harmless.test(said)) heard.push(`console.${level}: ${said}`);
      passOn(...parts);
    };
  }
  window.addEventListener('error', ({ message }) => {
    if (!harmless.test(message)) heard.push(`Uncaught error: ${message}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    heard.push(`Unhandled rejection: ${shown(reason)}`);
  });
}

/** What was said since the last call. */
export function takeHeard(): readonly string[] {
  const taken = heard;
  heard = [];
  return taken;
}
