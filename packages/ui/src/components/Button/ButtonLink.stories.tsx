import { ArrowRight, Download } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  title: 'Components/ButtonLink',
  tags: ['stable'],
  component: ButtonLink,
  args: { href: '/cyprus-gids', children: <Say nl="Bekijk de gids" en="See the guide" /> },
  parameters: { everyState: true },
});

/** A link for screen readers, because it navigates. */
export const Secondary = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bekijk de gids' })).toHaveAttribute('href', '/cyprus-gids');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const Primary = meta.story({ args: { variant: 'primary' } });
export const Quiet = meta.story({ args: { variant: 'quiet' } });
export const Deep = meta.story({ args: { variant: 'deep' } });
export const Small = meta.story({ args: { size: 'small' }, parameters: { density: 'console' } });
export const WithIcon = meta.story({ args: { icon: Download, download: 'gids.pdf' } });
export const IconBehind = meta.story({ args: { iconEnd: ArrowRight } });
export const FullWidth = meta.story({ args: { variant: 'primary', width: 'full' } });
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
  parameters: { picture: true },
});
/** The text says that a new window opens, because "back" does not work there. */
export const NewWindow = meta.story({
  args: { target: '_blank', href: 'https://fnc.example/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Bekijk de gids (opent in een nieuw venster)');
  },
});
export const OnDeep = meta.story({
  render: (args) => (
    <div data-band="deep" style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 32 }}>
      <ButtonLink {...args} variant="primary" />
      <ButtonLink {...args} />
    </div>
  ),
});
