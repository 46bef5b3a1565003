import type { ColorTheme } from './roles.ts';
import { dark, deepBand, inkBand, light } from './themes.ts';

export interface Standing {
  readonly name: string;
  readonly theme: 'light' | 'dark';
  /** A dark section, on which roles turn. */
  readonly band?: 'deep' | 'ink';
  readonly colors: ColorTheme;
}

/** Everywhere that text and signs may stand; contrast is measured on each. */
export const standings: readonly Standing[] = [
  { name: 'Light', theme: 'light', colors: light },
  { name: 'Dark', theme: 'dark', colors: dark },
  { name: 'Deep band, light', theme: 'light', band: 'deep', colors: { ...light, ...deepBand } },
  { name: 'Deep band, dark', theme: 'dark', band: 'deep', colors: { ...dark, ...deepBand } },
  { name: 'Ink band, light', theme: 'light', band: 'ink', colors: { ...light, ...inkBand } },
  { name: 'Ink band, dark', theme: 'dark', band: 'ink', colors: { ...dark, ...inkBand } },
];
