import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { LinkProvider } from '../../components/Link/RoutedLink.tsx';
import { Stay, storyEntries } from '../testing/navigation.tsx';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import type { NavLeafId } from './navEntries.ts';
import { NavBar } from './NavBar.tsx';

function Example({ current = 'home' }: { current?: NavLeafId }) {
  return (
    <div style={{ height: 3000 }}>
      <NavBar
        {...useStoryLanguage()}
        homeHref="/"
        contactHref="/contact#contact-form"
        current={current}
        entries={storyEntries}
      />
      <div style={{ height: 900 }} />
      <section id="faq" />
    </div>
  );
}

const meta = preview.meta({
  title: 'Site/NavBar',
  tags: ['stable'],
  component: Example,
  decorators: [
    (Story) => (
      <LinkProvider link={Stay}>
        <Story />
      </LinkProvider>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  parameters: { everyState: true },
});

const opener = (name = 'Start vandaag') => screen.getByRole('button', { name });
const link = (name: RegExp) => screen.getByRole('link', { name });
const expectOpen = (open: boolean, name?: string) =>
  waitFor(() => expect(opener(name)).toHaveAttribute('aria-expanded', `${open}`));

/** Every entry is a link; the one that opens the form says so. */
export const AtTheTop = meta.story({
  play: async () => {
    await expect(link(/^Home$/)).toHaveAttribute('aria-current', 'page');
    await expect(link(/^Voor wie$/)).toHaveAttribute('href', '/#for-who');
    await expect(link(/^Contact$/)).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Cyprus',
      'Start vandaag',
    ]);
  },
});

/** Scrolled past 50 px the bar gets a line and a shadow. */
export const Scrolled = meta.story({
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('header');
    window.scrollTo({ top: 50, behavior: 'instant' });
    await expect(bar).toHaveAttribute('data-scrolled', 'false');
    window.scrollTo({ top: 51, behavior: 'instant' });
    await waitFor(() => expect(bar).toHaveAttribute('data-scrolled', 'true'));
  },
});

/** A click opens it, a second click closes it; its entries are unreachable while it is closed. */
export const ByClick = meta.story({
  play: async ({ userEvent }) => {
    await expect(screen.queryByRole('link', { name: /Gratis e-book/ })).toBeNull();
    await userEvent.click(opener());
    await expectOpen(true);
    await userEvent.click(opener());
    await expectOpen(false);
    await userEvent.click(opener());
    await userEvent.click(link(/Gratis intake/));
    await expectOpen(false);
    await userEvent.click(opener());
    await expectOpen(true);
    await expect(link(/Gratis e-book De Cyprus-gids, 13 pagina’s/)).toBeVisible();
    await expect(link(/30 minuten, antwoord binnen 24 uur/)).toBeVisible();
  },
});

export const AboutCyprus = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(opener('Cyprus'));
    await expectOpen(true, 'Cyprus');
    await expect(link(/Waarom Cyprus/)).toHaveAttribute('href', '/#why-cyprus');
    await expect(link(/Ervaringen/)).toHaveAttribute('href', '/#testimonials');
    await expect(link(/Veelgestelde vragen/)).toHaveAttribute('href', '/#faq');
  },
  // A phone has another menu.
  parameters: { everyTurn: true, sameIn: ['phone'] },
});

/** The group of the current page is marked, and so is its entry. */
export const OnTheCalculator = meta.story({
  args: { current: 'calculator' },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await expect(link(/Bereken je besparing/)).toHaveAttribute('aria-current', 'page');
    await expect(link(/^Home$/)).not.toHaveAttribute('aria-current');
  },
});

/** Arrow down opens it on the first entry; the arrows wrap around; Escape closes it and returns the focus. */
export const ByKeyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    opener().focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(link(/Zo werkt het/)).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(link(/Gratis intake/)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(link(/Zo werkt het/)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expectOpen(false);
    await expect(opener()).toHaveFocus();
  },
});

/** A press outside closes it. */
export const PressOutside = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent, canvasElement }) => {
    await userEvent.click(opener());
    await expectOpen(true);
    await userEvent.pointer({ keys: '[MouseLeft]', target: canvasElement });
    await expectOpen(false);
  },
});

/** Hovering opens it until the pointer leaves; a click keeps it open. */
export const ByHover = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    await userEvent.hover(opener());
    await expectOpen(true);
    await userEvent.unhover(opener());
    await expectOpen(false);
  },
});

/** The target of an anchor is below the bar. */
export const RoomForAnchors = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('header');
    canvasElement.querySelector('#faq')?.scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(bar).toHaveAttribute('data-scrolled', 'true'));
    const top = canvasElement.querySelector('#faq')?.getBoundingClientRect().top ?? 0;
    await expect(top).toBeGreaterThanOrEqual(64);
  },
});

/** On small screens the menu button opens the menu, which is fetched then; closing returns the focus to it. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    const bars = opener('Open het menu');
    await expect(bars.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(bars);
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(menu).getByRole('button', { name: 'Sluit het menu' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(bars).toHaveFocus();
  },
});

const action = (name: string) => screen.getByRole('link', { name });
const withAction = () => (
  <>
    <Example current="forWho" />
    <main>
      <ButtonLink variant="primary" href="#contact">
        Vraag
      </ButtonLink>
      <div style={{ height: 3000 }} />
    </main>
  </>
);

/** The bar's action is filled only while no other primary action is visible. */
export const ActionGoesAlong = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: withAction,
  play: async () => {
    const inBar = action('Plan een gratis intake');
    await waitFor(() => expect(inBar).toHaveAttribute('data-variant', 'primary'));
    action('Vraag').scrollIntoView();
    await waitFor(() => expect(inBar).toHaveAttribute('data-variant', 'secondary'));
    window.scrollTo(0, 0);
    await waitFor(() => expect(inBar).toHaveAttribute('data-variant', 'primary'));
  },
});

/** On a phone the action is at the foot of the window, and hides while the page's own is visible. */
export const ActionAtTheFoot = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  render: withAction,
  play: async () => {
    const atFoot = await screen.findByRole('link', { name: 'Plan een gratis intake' });
    await expect(window.innerHeight - atFoot.getBoundingClientRect().bottom).toBeLessThan(20);
    action('Vraag').scrollIntoView();
    await waitFor(() => expect(atFoot).not.toBeVisible());
    window.scrollTo(0, 0);
    await waitFor(() => expect(atFoot).toBeVisible());
  },
});
