import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { LinkProvider } from '../../components/Link/RoutedLink.tsx';
import { Say } from '../../testing/Say.tsx';
import { Stay, storyEntries } from '../testing/navigation.tsx';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { MobileMenu, opensMenu } from './MobileMenu.tsx';

function Example() {
  return (
    <>
      <Button {...opensMenu}>
        <Say nl="Open het menu" en="Open the menu" />
      </Button>
      <MobileMenu
        {...useStoryLanguage()}
        homeHref="/"
        contactHref="/contact#contact-form"
        current="calculator"
        entries={storyEntries}
      />
    </>
  );
}

/** As the browser opens it, without our scripts. */
async function openMenu({ userEvent }: { userEvent: { click: (element: Element) => Promise<void> } }) {
  await userEvent.click(screen.getByRole('button', { name: 'Open het menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
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
  globals: { viewport: { value: 'phone' } },
  parameters: { everyState: true },
});

/** Full screen, with the group of the current page open; choosing an entry closes it. */
export const Open = meta.story({
  play: async (story) => {
    const { userEvent } = story;
    const menu = within(await openMenu(story));
    await expect(menu.getByRole('button', { name: 'Sluit het menu' })).toHaveFocus();
    await expect(menu.getByRole('link', { name: 'Bereken je besparing' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByText('Veelgestelde vragen')).not.toBeVisible();
    await userEvent.click(menu.getByText('Cyprus', { selector: 'summary' }));
    await expect(menu.getByRole('link', { name: 'Veelgestelde vragen' })).toBeVisible();
    await waitFor(() => expect(menu.getByText('Bereken je besparing')).not.toBeVisible());
    await userEvent.click(menu.getByText('Start vandaag', { selector: 'summary' }));
    await userEvent.click(menu.getByRole('link', { name: 'Zo werkt het' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await openMenu(story);
  },
});

/** The cross closes it, and the focus returns to the button that opened it. */
export const Closed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (story) => {
    const menu = within(await openMenu(story));
    await story.userEvent.click(menu.getByRole('button', { name: 'Sluit het menu' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Open het menu' })).toHaveFocus();
  },
});

/** Cross and invitation stay visible; the entries between them fit or scroll. */
export const OnTheSmallestPhone = meta.story({
  globals: { viewport: { value: 'narrowPhone' } },
  play: async (story) => {
    const menu = await openMenu(story);
    await expect([menu.scrollWidth, menu.scrollHeight]).toEqual([menu.clientWidth, menu.clientHeight]);
    for (const name of ['Sluit het menu', 'Plan een gratis intake']) {
      const part = within(menu).queryByRole('button', { name }) ?? within(menu).getByRole('link', { name });
      const { top, bottom } = part.getBoundingClientRect();
      await expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true]);
    }
  },
});
