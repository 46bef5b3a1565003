import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { MobileMenu } from './MobileMenu.tsx';

function Example({ onContact, onClose }: { onContact: () => void; onClose: () => void }) {
  return (
    <MobileMenu
      {...useStoryLanguage()}
      open
      onClose={onClose}
      homeHref="#home"
      onContact={onContact}
      entries={[
        { id: 'home', href: '#home' },
        {
          id: 'startToday',
          items: [
            { id: 'freeEbook', href: '#gids' },
            { id: 'freeConsult', onSelect: onContact },
          ],
        },
        { id: 'contact', onSelect: onContact },
      ]}
    />
  );
}

const meta = preview.meta({
  title: 'Site/NavBar/MobileMenu',
  tags: ['stable'],
  component: Example,
  args: { onContact: fn(), onClose: fn() },
  globals: { viewport: { value: 'phone' } },
});

/** The whole screen; the primary action at its foot closes it first. */
export const Open = meta.story({
  play: async ({ userEvent, args }) => {
    await expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Plan een gratis intake' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onContact).toHaveBeenCalledOnce();
  },
});
