import { breakpoint, screen } from '../packages/ui/src/tokens/scale.ts';

type Type = 'mobile' | 'tablet' | 'desktop';

const kind = (width: number): Type =>
  width < breakpoint.tablet ? 'mobile' : width < breakpoint.desktop ? 'tablet' : 'desktop';

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
  type: kind(width),
});

/** `smallPhone` → `Small phone`. */
const worded = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (first) => first.toUpperCase());

/** The window sizes in which every screen is tested, and both sides of each breakpoint: all from the tokens. */
export const viewports = Object.fromEntries([
  ['wide', viewport('Beside the sidebar', 1200, 900)],
  ...Object.entries(screen).map(([name, { width, height }]) => [name, viewport(worded(name), width, height)]),
  ...Object.entries(breakpoint).flatMap(([name, width]) => [
    [`below${name}`, viewport(`Just below ${name}`, width - 1, screen.desktop.height)],
    [`from${name}`, viewport(`From ${name}`, width, screen.desktop.height)],
  ]),
]);
