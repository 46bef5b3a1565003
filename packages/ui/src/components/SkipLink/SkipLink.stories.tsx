import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { Say } from '../../testing/Say.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Components/SkipLink',
  tags: ['stable'],
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1} style={{ paddingTop: 48 }}>
        <Say nl="De inhoud van de pagina." en="The content of the page." />
      </main>
    </>
  ),
});

/** Invisible until it has the focus. */
export const Hidden = meta.story();
export const Focused = meta.story({
  play: async ({ canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('link', { name: 'Naar de inhoud' })).toHaveFocus();
  },
  parameters: { picture: true },
});

/** The first tab stop of the page; Enter skips everything before the content. */
export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1} style={{ paddingTop: 48 }}>
        <button type="button">
          <Say nl="Vraag de gids aan" en="Request the guide" />
        </button>
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    await press('{Tab}');
    const link = canvas.getByRole('link', { name: 'Naar de inhoud' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(link).toHaveAttribute('href', '#main');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    await expect(canvas.getByRole('main')).toHaveAttribute('tabindex', '-1');
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: 'Vraag de gids aan' })).toHaveFocus();
  },
});
