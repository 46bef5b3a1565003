import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  title: 'Components/Stack',
  tags: ['stable'],
  component: Stack,
  args: {
    children: [
      <TextField key="name" label={<Say nl="Naam" en="Name" />} />,
      <TextField key="city" label={<Say nl="Plaats" en="Town" />} />,
    ],
  },
  parameters: { density: 'console' },
});

/** The fields of a form, 16 px apart. */
export const Fields = meta.story();

/** A stack for messages takes no space while it is empty. */
export const Empty = meta.story({
  args: { above: 5, below: 5, role: 'status', children: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').offsetHeight).toBe(0);
  },
});

/** A line above, as at the foot of a form. */
export const LineAbove = meta.story({
  args: { lineAbove: 'hairline', above: 4, role: 'group' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const stack = canvas.getByRole('group');
    await expect(stack).toHaveStyle({ borderTopWidth: '1px', paddingTop: '16px' });
  },
});

/** A long word breaks: the column is never wider than its container. */
export const LongWord = meta.story({
  args: { children: <p>{'onafgebroken'.repeat(9)}</p> },
  parameters: { sameWords: true, chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
