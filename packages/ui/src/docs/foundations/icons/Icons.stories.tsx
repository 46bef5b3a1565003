import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Icons } from './Icons.tsx';

const meta = preview.meta({
  title: 'Foundations/Iconography',
  tags: ['stable', '!autodocs'],
  parameters: { sameWords: true },
});

/** Found in the code: an icon that nobody imports any more disappears from here. */
export const InUse = meta.story({
  render: () => <Icons />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(20);
    await expect(canvas.getByText('Trash2')).toBeVisible();
  },
});
