import { fn } from 'storybook/test';
import type { Appearance } from '../AppearanceControls/AppearanceControls.tsx';

/** Switches that only record their calls. */
export const sampleAppearance: Appearance = { theme: 'auto', dark: false, onTheme: fn(), onLanguage: fn() };
