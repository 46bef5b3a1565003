/** Chromium reports that a size changed during measuring; harmless. */
const harmless = /^ResizeObserver loop/;

const shown = (value: unknown) => (value instanceof Error ? value.message : String(value));

/** Formats `console.error('%s is not %s', 'a', 'b')`. */
function sentence([first, ...rest]: readonly unknown[]): string {
  const text = shown(first).replaceAll(/%[sdifoOc]/g, () => shown(rest.shift() ?? ''));
  return [text, ...rest.map(shown)].join(' ').trim();
}

let heard: string[] = [];

/** Call it once per page. Records warnings, errors and uncaught exceptions, and still logs them to the console. Skips
 * the error events that the test runner logs, because the listeners below record them with their messages. */
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

/** Returns the messages since the last call. */
export function takeHeard(): readonly string[] {
  const taken = heard;
  heard = [];
  return taken;
}
