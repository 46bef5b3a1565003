import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sampleAppearance } from '../testing/appearance.ts';
import { AppearanceControls } from './AppearanceControls.tsx';

const meta = preview.meta({
  title: 'Admin/AppearanceControls',
  tags: ['stable'],
  component: AppearanceControls,
  args: sampleAppearance,
  parameters: { frame: 'padded' },
});

/** The language switch is labelled in the other language, and the theme switch goes directly to the other theme. */
export const Light = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to English' }));
    await expect(args.onLanguage).toHaveBeenCalledWith('en');
    await userEvent.click(canvas.getByRole('button', { name: 'Donker thema' }));
    await expect(args.onTheme).toHaveBeenCalledWith('dark');
  },
});

export const Dark = meta.story({ args: { dark: true }, globals: { theme: 'dark' }, parameters: { sameIn: ['dark'] } });
