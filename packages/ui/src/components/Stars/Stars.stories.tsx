import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stars } from './Stars.tsx';

const meta = preview.meta({
  title: 'Components/Stars',
  tags: ['stable'],
  component: Stars,
  args: { value: 4.5 },
  parameters: { sameWords: true },
});

/** One sentence instead of five icons, in the reader's notation. */
export const FourAndAHalf = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('4,5 van 5 sterren');
  },
  parameters: { forcedColors: true },
});
export const Five = meta.story({ args: { value: 5 } });
export const Three = meta.story({ args: { value: 3 } });
export const Half = meta.story({ args: { value: 0.5 } });
export const None = meta.story({
  args: { value: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('0 van 5 sterren');
  },
});
/** Shown and read aloud to the nearest half. */
export const Rounded = meta.story({
  args: { value: 4.3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('4,5 van 5 sterren');
  },
});
export const OnDeep = meta.story({
  args: { value: 3.5 },
  render: (args) => (
    <div data-band="deep" style={{ padding: 24 }}>
      <Stars {...args} />
    </div>
  ),
});
