import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SitePage } from './SitePage.tsx';

const meta = preview.meta({
  title: 'Site/SitePage',
  tags: ['stable'],
  component: SitePage,
  args: { header: <header>…</header>, footer: <footer>…</footer>, children: <h1>FNC</h1> },
});

/** The tab key's first stop is the skip link; the footer is at the bottom of a short page. */
export const Frame = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Naar de inhoud' })).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(window.innerHeight);
  },
});
