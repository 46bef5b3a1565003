import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LinkProvider } from '../../components/Link/LinkProvider.tsx';
import { storyEntries } from '../testing/navigation.ts';
import { Stay } from '../testing/Stay.tsx';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { MobileMenu } from './MobileMenu.tsx';

function Example({ onClose }: { onClose: () => void }) {
  return (
    <MobileMenu
      {...useStoryLanguage()}
      open
      onClose={onClose}
      homeHref="/"
      contactHref="/contact#contact-form"
      current="calculator"
      entries={storyEntries}
    />
  );
}

const meta = preview.meta({
  title: 'Site/NavBar/MobileMenu',
  tags: ['stable'],
  component: Example,
  decorators: [
    (Story) => (
      <LinkProvider link={Stay}>
        <Story />
      </LinkProvider>
    ),
  ],
  args: { onClose: fn() },
  globals: { viewport: { value: 'phone' } },
});

/** The whole screen, with both groups open; whatever is chosen closes it. */
export const Open = meta.story({
  play: async ({ userEvent, args }) => {
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    await expect(menu.getByRole('link', { name: 'Veelgestelde vragen' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Bereken je besparing' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(menu.getByRole('link', { name: 'Plan een gratis intake' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(menu.getByRole('link', { name: 'Zo werkt het' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

/** It scrolls where it does not fit. */
export const OnTheSmallestPhone = meta.story({
  globals: { viewport: { value: 'narrowPhone' } },
  play: async () => {
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    await expect(menu.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
  },
});
