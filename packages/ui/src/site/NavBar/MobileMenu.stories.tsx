import { expect, fn, screen, waitFor, within } from 'storybook/test';
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
  parameters: { everyState: true },
});

/** The whole screen, with the group of the current page open; whatever is chosen closes it. */
export const Open = meta.story({
  play: async ({ userEvent, args }) => {
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    await expect(menu.getByRole('link', { name: 'Bereken je besparing' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByText('Veelgestelde vragen')).not.toBeVisible();
    await userEvent.click(menu.getByText('Cyprus', { selector: 'summary' }));
    await expect(menu.getByRole('link', { name: 'Veelgestelde vragen' })).toBeVisible();
    await waitFor(() => expect(menu.getByText('Bereken je besparing')).not.toBeVisible());
    await userEvent.click(menu.getByRole('link', { name: 'Plan een gratis intake' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(menu.getByRole('link', { name: 'Zo werkt het' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

/** Between the cross and the invitation, which stay in sight, the entries fit, or scroll. */
export const OnTheSmallestPhone = meta.story({
  globals: { viewport: { value: 'narrowPhone' } },
  play: async () => {
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    await expect([menu.scrollWidth, menu.scrollHeight]).toEqual([menu.clientWidth, menu.clientHeight]);
    for (const name of ['Sluit het menu', 'Plan een gratis intake']) {
      const part = within(menu).queryByRole('button', { name }) ?? within(menu).getByRole('link', { name });
      const { top, bottom } = part.getBoundingClientRect();
      await expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true]);
    }
  },
});
