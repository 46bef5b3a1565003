import { fn } from 'storybook/test';
import type { Appearance } from '../AppearanceControls/AppearanceControls.tsx';

/** Switches that only remember that they were pressed. */
export const sampleAppearance: Appearance = { theme: 'auto', dark: false, onTheme: fn(), onLanguage: fn() };
