import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Components/SkipLink',
  tags: ['stable'],
  component: SkipLink,
  render: () => (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} style={{ paddingTop: 48 }}>
        …
      </main>
    </>
  ),
});

/** Not seen until the Tab key finds it. */
export const Hidden = meta.story();
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Naar de inhoud' })).toHaveFocus();
  },
});
