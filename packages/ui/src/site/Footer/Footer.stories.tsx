import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { Footer } from './Footer.tsx';

function Example({ onContact }: { onContact: () => void }) {
  return (
    <Footer
      {...useStoryLanguage()}
      homeHref="#home"
      year={2026}
      links={[
        { id: 'home', href: '#home' },
        { id: 'freeGuide', href: '#gids' },
        { id: 'contact', onSelect: onContact },
        { id: 'privacy', href: '#privacy' },
      ]}
    />
  );
}

const meta = preview.meta({
  title: 'Site/Footer',
  tags: ['stable'],
  component: Example,
  args: { onContact: fn() },
  globals: { viewport: { value: 'desktop' } },
});

export const Links = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('© 2026 FNC – Fiscale Navigatie Cyprus')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Contact' }));
    await expect(args.onContact).toHaveBeenCalledOnce();
  },
});
