import type { ColorTheme } from './roles.ts';
import { dark, deepBand, inkBand, light } from './themes.ts';

export interface Standing {
  readonly theme: 'light' | 'dark';
  /** A dark section, which changes the roles. */
  readonly band?: 'deep' | 'ink';
  readonly colors: ColorTheme;
}

/** All backgrounds of text and icons; contrast is measured on each. */
export const standings = {
  Light: { theme: 'light', colors: light },
  Dark: { theme: 'dark', colors: dark },
  'Deep band, light': { theme: 'light', band: 'deep', colors: { ...light, ...deepBand } },
  'Deep band, dark': { theme: 'dark', band: 'deep', colors: { ...dark, ...deepBand } },
  'Ink band, light': { theme: 'light', band: 'ink', colors: { ...light, ...inkBand } },
  'Ink band, dark': { theme: 'dark', band: 'ink', colors: { ...dark, ...inkBand } },
} as const satisfies Record<string, Standing>;

export type StandingName = keyof typeof standings;
