import { inRem } from './lists.ts';

/** Spacing on the 4 px grid: `space[3]` is 12 px. In rem; the root stays 16 px. */
export const space = {
  0: '0',
  ...inRem(4, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 16, 24),
  /** Above and below a section of the site. */
  section: 'clamp(2.5rem, 9vw, 8rem)',
  /** Left and right of the content: 20 px on phones, 32 px from there. */
  side: 'var(--space-side)',
} as const;

/** Spacing on the grid, as a prop: `3` is 12 px. */
export type SpaceStep = Exclude<keyof typeof space, 'section' | 'side'>;

/** Widest content of a site page, 1152 px. */
export const contentWidth = '72rem';

/**
 * Longest line of running text, 68 characters. A `ch` is the width of a zero and our letters are narrower: at `68ch` a
 * line had up to 93 characters. A story of Foundations/Type counts them.
 */
export const measure = '49ch';

export const radius = {
  /** Ends of a thin bar. */
  bar: '2px',
  small: '4px',
  check: '5px',
  /** An item inside a rounded box: a menu item, a tooltip. */
  item: '6px',
  /** Inside the border of a control. */
  inner: '7px',
  control: '8px',
  toast: '10px',
  menu: '12px',
  dialog: '14px',
  sheet: '20px',
  round: '999px',
} as const;

/** The one soft shadow, for floating elements. All others have borders. */
export const shadow = { float: '0 16px 40px var(--color-shade-far), 0 2px 8px var(--color-shade-near)' } as const;

export const layer = { stickyHead: 10, menu: 30, toast: 60 } as const;

/**
 * Minimum widths in px of layouts: `columns` are two next to the console's rail, `openRail` is that rail with labels.
 */
export const breakpoint = {
  tablet: 640,
  desktop: 900,
  columns: 1100,
  threeColumns: 1240,
  wide: 1321,
  openRail: 1400,
} as const;

/** Window sizes, in px, in which every screen is tested: from the narrowest phone in use to a laptop. */
export const screen = {
  narrowPhone: { width: 320, height: 640 },
  smallPhone: { width: 360, height: 740 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Window widths in the reader's text size: at twice the size the layout is that of half the width. */
const inText = (width: number): string => `${width / 16}em`;
/** Just under a breakpoint, so that no fractional width falls between two layouts. */
const justUnder = (width: number): string => inText(width - 0.02);
const below = (width: number): string => `@media (max-width: ${justUnder(width)})`;
const from = (width: number): string => `@media (min-width: ${inText(width)})`;
const between = (least: number, under: number): string => `${from(least)} and (max-width: ${justUnder(under)})`;

/** Query for `matchMedia`: a window below a breakpoint. */
export const queryBelow = (name: keyof typeof breakpoint): string => `(max-width: ${justUnder(breakpoint[name])})`;

/** Ready-made conditions for styles: `${media.phone} { … }`. */
export const media = {
  phone: below(breakpoint.tablet),
  fromTablet: from(breakpoint.tablet),
  belowDesktop: below(breakpoint.desktop),
  fromDesktop: from(breakpoint.desktop),
  tabletOnly: between(breakpoint.tablet, breakpoint.desktop),
  belowColumns: below(breakpoint.columns),
  fromColumns: from(breakpoint.columns),
  belowThreeColumns: below(breakpoint.threeColumns),
  fromThreeColumns: from(breakpoint.threeColumns),
  desktopToColumns: between(breakpoint.desktop, breakpoint.columns),
  desktopToThreeColumns: between(breakpoint.desktop, breakpoint.threeColumns),
  belowLaptop: below(screen.desktop.width),
  narrowPhone: below(screen.smallPhone.width),
  lowWindow: '@media (max-height: 639.98px)',
  /** Wide enough for the whole skyline. */
  wholeSkyline: from(1044),
  /** Narrower than the narrowest phone, for example with large text: a single word may not fit. */
  wordTooWide: below(screen.narrowPhone.width),
  /** The site's header is wide enough for its action. */
  actionFits: from(1200),
  wide: from(breakpoint.wide),
  coarse: '@media (pointer: coarse)',
  hover: '@media (hover: hover)',
  noHover: '@media (hover: none)',
  noHoverOrBelowDesktop: `@media (hover: none), ${queryBelow('desktop')}`,
  motion: '@media (prefers-reduced-motion: no-preference)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
  noScript: '@media (scripting: none)',
} as const;

/** 150 ms for controls; movements over a distance are under `media.motion`. */
export const motion = { control: '150ms ease', enter: '200ms cubic-bezier(0.2, 0.8, 0.2, 1)' } as const;
