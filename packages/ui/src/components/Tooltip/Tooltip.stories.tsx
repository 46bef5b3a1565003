import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Components/Tooltip',
  tags: ['stable'],
  component: Tooltip,
  args: { text: 'vrijdag 20 november 2026 om 14:10', delay: 0, children: <Button>gisteren</Button> },
  parameters: { density: 'console' },
  render: (args) => (
    <div style={{ padding: '60px 120px' }}>
      <Tooltip {...args} />
    </div>
  ),
});

export const OnFocus = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByText('vrijdag 20 november 2026 om 14:10');
  },
});

export const OnHover = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const bubble = await screen.findByText('vrijdag 20 november 2026 om 14:10');
    await expect(bubble.getBoundingClientRect().bottom).toBeLessThan(canvas.getByRole('button').offsetTop);
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.queryByText('vrijdag 20 november 2026 om 14:10')).toBeNull());
  },
});
