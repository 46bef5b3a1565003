import { expect, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RelativeTime } from './RelativeTime.tsx';

const meta = preview.meta({
  title: 'Components/RelativeTime',
  tags: ['stable'],
  component: RelativeTime,
  args: { at: '2026-11-19T13:10:00Z', now: new Date('2026-11-20T13:10:00Z'), timeZone: 'Europe/Amsterdam' },
  parameters: { density: 'console' },
  render: (args) => (
    <div style={{ padding: '48px 120px' }}>
      <RelativeTime {...args} />
    </div>
  ),
});

export const Day = meta.story();
export const Ago = meta.story({ args: { look: 'ago', at: '2026-11-20T12:58:00Z' } });
export const ThisWeek = meta.story({ args: { at: '2026-11-17T09:00:00Z' } });
export const AnotherYear = meta.story({ args: { at: '2025-11-17T09:00:00Z' } });
export const Planned = meta.story({ args: { look: 'ago', at: '2026-12-01T08:00:00Z' } });

/** The exact time is available by keyboard, pointer and screen reader. */
export const Exact = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/gisteren/)).toHaveTextContent('gisteren, donderdag 19 november 2026 om 14:10');
    await userEvent.tab();
    await expect(await screen.findAllByText(/donderdag 19 november 2026 om 14:10/)).toHaveLength(2);
  },
});
