import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { opensModal } from '../../components/Dialog/invoker.ts';
import { LinkProvider } from '../../components/Link/LinkProvider.tsx';
import { Say } from '../../testing/Say.tsx';
import { storyEntries } from '../testing/navigation.ts';
import { Stay } from '../testing/Stay.tsx';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { MobileMenu, menuId } from './MobileMenu.tsx';

function Example() {
  return (
    <>
      <button {...opensModal(menuId)} type="button">
        <Say nl="Open het menu" en="Open the menu" />
      </button>
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

/** As the browser opens it, without any script of ours. */
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
});

/** The whole screen, with both groups open; whatever is chosen closes it. */
export const Open = meta.story({
  play: async (story) => {
    const { userEvent } = story;
    const menu = within(await openMenu(story));
    await expect(menu.getByRole('button', { name: 'Sluit het menu' })).toHaveFocus();
    await expect(menu.getByRole('link', { name: 'Veelgestelde vragen' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Bereken je besparing' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(menu.getByRole('link', { name: 'Zo werkt het' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await openMenu(story);
  },
});

/** The cross closes it, and the focus goes back to what opened it. */
export const Closed = meta.story({
  parameters: { picture: 'none' },
  play: async (story) => {
    const menu = within(await openMenu(story));
    await story.userEvent.click(menu.getByRole('button', { name: 'Sluit het menu' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Open het menu' })).toHaveFocus();
  },
});

/** It scrolls where it does not fit. */
export const OnTheSmallestPhone = meta.story({
  globals: { viewport: { value: 'narrowPhone' } },
  play: async (story) => {
    const menu = await openMenu(story);
    await expect(menu.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
  },
});
