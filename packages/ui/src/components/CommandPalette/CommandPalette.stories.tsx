import { type MouseEvent, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ownWindow } from '../../testing/ownWindow.ts';
import { press } from '../../testing/press.ts';
import { useSay } from '../../testing/useSay.ts';
import { Button } from '../Button/Button.tsx';
import { type AnchorProps, LinkProvider } from '../Link/RoutedLink.tsx';
import type { CommandGroup } from './command.ts';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
import { sampleGroups } from './sampleCommands.tsx';

const done = fn().mockName('done');

/** The router of a story: it only records where a link leads. */
function SampleLink({ href, onClick, children, ...rest }: AnchorProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    event.preventDefault();
    done(href);
  };
  return (
    <a {...rest} href={href} onClick={follow} onKeyDown={rest.onKeyDown}>
      {children}
    </a>
  );
}

interface SampleProps extends Partial<CommandPaletteProps> {
  start?: 'open' | 'closed';
  sample?: 'all' | 'results' | 'none';
}

function Sample({ start = 'open', sample = 'all', ...props }: SampleProps) {
  const say = useSay();
  const [open, setOpen] = useState(start === 'open');
  const all: readonly CommandGroup[] = sampleGroups(say, done);
  const groups = { all, results: all.filter(({ kind }) => kind === 'results'), none: [] }[sample];
  return (
    <LinkProvider link={SampleLink}>
      <Button onClick={() => setOpen(true)}>{say('Zoek', 'Search')}</Button>
      <CommandPalette
        label={say('Zoek of ga naar', 'Search or go to')}
        groups={groups}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      />
    </LinkProvider>
  );
}

const meta = preview.meta({
  title: 'Components/CommandPalette',
  tags: ['stable'],
  component: Sample,
  parameters: { density: 'console', docs: ownWindow, everyState: true },
  beforeEach: () => {
    done.mockClear();
  },
});

const field = () => screen.findByRole('combobox', { name: 'Zoek of ga naar' });
const chosen = () => screen.getAllByRole('option').find((option) => option.hasAttribute('data-highlighted'));
const type = (text: string) => async () => {
  await field();
  await press(text);
};

/** Nothing typed: recent items, then actions, then pages. */
export const Idle = meta.story();
export const Found = meta.story({ play: type('esm'), parameters: { picture: true } });
/** Words in any order, without accents. */
export const ByWords = meta.story({
  play: async () => {
    await field();
    await press('muno jos');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(chosen()).toHaveTextContent('José Muñoz');
  },
});
export const OnlyActions = meta.story({
  play: async () => {
    await field();
    await press('>');
    await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(1));
  },
});
export const NoMatch = meta.story({
  parameters: { everyTurn: true },
  play: async () => {
    await field();
    await press('xyz');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Niets gevonden voor “xyz”.'));
  },
});
export const Searching = meta.story({ args: { search: 'loading' }, play: type('gol') });
export const SearchingNothingYet = meta.story({ args: { search: 'loading', sample: 'none' }, play: type('gol') });
export const Failed = meta.story({
  parameters: { everyTurn: true },
  args: { search: 'failed', onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Zoeken lukte niet.');
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const LongWords = meta.story({
  args: {
    groups: [
      {
        id: 'long',
        label: 'Leads',
        kind: 'results',
        commands: [
          {
            id: 'long',
            label: 'Maximiliaan van den Zeewolde-Stormvogel tot Vennootschapsbelastingaangifteprogrammatuur',
            detail: 'maximiliaan.vandenzeewoldestormvogel@vennootschapsbelastingaangifte.example',
            href: '/long',
          },
        ],
      },
    ],
  },
  parameters: { sameWords: true },
});

/**
 * The pattern "Combobox" of the ARIA Authoring Practices, list with automatic choice: the focus stays in the field,
 * arrows cycle through the list, Home and End move the caret, Enter runs, Escape closes and returns the focus.
 */
export const Keyboard = meta.story({
  args: { start: 'closed' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Zoek' });
    await press('{Tab}');
    await press('{Enter}');
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await press('esm');
    await waitFor(() => expect(chosen()).toHaveTextContent('Esmee Golfslag'));
    await expect(input).toHaveAttribute('aria-activedescendant', chosen()?.id);

    await press('{ArrowDown}');
    await waitFor(() => expect(chosen()).toHaveTextContent('Esmoreit Ankertouw'));
    await expect(input).toHaveAttribute('aria-activedescendant', chosen()?.id);
    await press('{ArrowUp}');
    await waitFor(() => expect(chosen()).toHaveTextContent('Esmee Golfslag'));

    await press('{Home}');
    await expect(input).toHaveProperty('selectionStart', 0);
    await press('{End}');
    await expect(input).toHaveProperty('selectionStart', 3);

    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await press('{Enter}');
    await expect(await field()).toHaveValue(''); // it starts empty again
    await press('antw');
    await waitFor(() => expect(chosen()).toHaveTextContent('Antwoord'));
    await press('{Enter}');
    await waitFor(() => expect(done.mock.calls).toEqual([['answer']]));
    await expect(opener).toHaveFocus();
  },
});

/** A page is a link of the app: Enter follows it, and its `href` allows a new tab. */
export const KeyboardToAPlace = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await press('campag');
    await waitFor(() => expect(chosen()).toHaveTextContent('Campagnes'));
    await expect(within(dialog).getByRole('option')).toHaveAttribute('href', '/campaigns');
    await press('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(done.mock.calls).toEqual([['/campaigns']]);
  },
});

export const ByPointer = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('option', { name: /Antwoord/ }));
    await expect(done.mock.calls).toEqual([['answer']]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** `onQuery` is called on every change, to request results, and with '' on open. */
export const TellsTheQuery = meta.story({
  args: { onQuery: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await field();
    await press('es');
    await waitFor(() => expect(args.onQuery).toHaveBeenLastCalledWith('es'));
    await expect(args.onQuery).toHaveBeenNthCalledWith(1, '');
  },
});
