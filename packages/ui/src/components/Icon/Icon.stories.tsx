import { Anchor } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Icon } from './Icon.tsx';

const meta = preview.meta({
  title: 'Components/Icon',
  tags: ['stable'],
  component: Icon,
  args: { of: Anchor },
  parameters: { sameWords: true },
});

/** Next to text: screen readers skip it. */
export const Silent = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
/** An icon without text needs a name. */
export const Named = meta.story({
  args: { label: 'Limassol', size: 32 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Limassol' })).toBeVisible();
  },
});
export const Console = meta.story({ parameters: { density: 'console' } });
/** In the colour of the surrounding text. */
export const InText = meta.story({
  render: (args) => (
    <p data-band="deep" style={{ display: 'inline-flex', gap: 8, alignItems: 'center', padding: 16 }}>
      <Icon {...args} /> Limassol
    </p>
  ),
});
