import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { NavBar } from './NavBar.tsx';

function Example({ onContact }: { onContact: () => void }) {
  return (
    <div style={{ height: 1600 }}>
      <NavBar
        {...useStoryLanguage()}
        homeHref="#home"
        current="home"
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
    </div>
  );
}

const meta = preview.meta({
  title: 'Site/NavBar',
  tags: ['stable'],
  component: Example,
  args: { onContact: fn() },
  globals: { viewport: { value: 'desktop' } },
});

const opener = () => screen.getByRole('button', { name: 'Start vandaag' });
const ebook = () => screen.getByRole('link', { name: /Gratis e-book/ });
const consult = () => screen.getByRole('button', { name: /Gratis intakegesprek/ });
const expectOpen = (open: boolean) => waitFor(() => expect(opener()).toHaveAttribute('aria-expanded', `${open}`));

export const AtTheTop = meta.story();

/** Past 50 px the bar gets a line and a shadow. */
export const Scrolled = meta.story({
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('header');
    window.scrollTo({ top: 50, behavior: 'instant' });
    await expect(bar).toHaveAttribute('data-scrolled', 'false');
    window.scrollTo({ top: 51, behavior: 'instant' });
    await waitFor(() => expect(bar).toHaveAttribute('data-scrolled', 'true'));
  },
});

/** A click opens it and keeps it open; a second click closes it; the entries are not reachable while it is closed. */
export const ByClick = meta.story({
  play: async ({ userEvent, args }) => {
    await expect(screen.queryByRole('link', { name: /Gratis e-book/ })).toBeNull();
    await userEvent.click(opener());
    await expectOpen(true);
    await userEvent.click(opener());
    await expectOpen(false);
    await userEvent.click(opener());
    await userEvent.click(consult());
    await expect(args.onContact).toHaveBeenCalledOnce();
    await expectOpen(false);
    await userEvent.click(opener());
    await expectOpen(true);
  },
});

/** Arrow down opens it on the first entry; the arrows go round; Escape closes it and gives the focus back. */
export const ByKeyboard = meta.story({
  parameters: { picture: 'none' },
  play: async ({ userEvent }) => {
    opener().focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(ebook()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(consult()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(ebook()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expectOpen(false);
    await expect(opener()).toHaveFocus();
  },
});

/** A press anywhere else closes it. */
export const PressOutside = meta.story({
  parameters: { picture: 'none' },
  play: async ({ userEvent, canvasElement }) => {
    await userEvent.click(opener());
    await expectOpen(true);
    await userEvent.pointer({ keys: '[MouseLeft]', target: canvasElement });
    await expectOpen(false);
  },
});

/** The pointer opens it in passing, and it closes when the pointer goes; a click keeps it. */
export const ByHover = meta.story({
  parameters: { picture: 'none' },
  play: async ({ userEvent }) => {
    await userEvent.hover(opener());
    await expectOpen(true);
    await userEvent.unhover(opener());
    await expectOpen(false);
  },
});
