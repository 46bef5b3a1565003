import { ChevronDown, KeyRound, LogOut, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { Say } from '../../testing/Say.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';
import { MenuItem, MenuLink, MenuSeparator } from './MenuParts.tsx';

const chosen = fn();

const meta = preview.meta({
  title: 'Components/Menu',
  tags: ['stable'],
  component: Menu,
  parameters: { everyState: true, density: 'console' },
  beforeEach: () => {
    chosen.mockClear();
  },
  args: {
    trigger: (
      <Button iconEnd={ChevronDown}>
        <Say nl="Meer acties" en="More actions" />
      </Button>
    ),
    children: (
      <>
        <MenuItem icon={KeyRound} onSelect={() => chosen('password')}>
          <Say nl="Wijzig wachtwoord" en="Change password" />
        </MenuItem>
        <MenuLink href="/help" shortcut="?">
          <Say nl="Toetsen" en="Keys" />
        </MenuLink>
        <MenuItem disabled onSelect={() => chosen('disabled')}>
          <Say nl="Niet beschikbaar" en="Not available" />
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} tone="danger" onSelect={() => chosen('delete')}>
          <Say nl="Verwijder" en="Delete" />
        </MenuItem>
        <MenuItem icon={LogOut} onSelect={() => chosen('sign out')}>
          <Say nl="Uitloggen" en="Sign out" />
        </MenuItem>
      </>
    ),
  },
});

export const Closed = meta.story();

export const Open = meta.story({
  parameters: { everyTurn: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meer acties' }));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(5);
  },
});

/** A label longer than the menu is wide wraps. */
export const LongWords = meta.story({
  args: {
    children: (
      <>
        <MenuItem icon={KeyRound} onSelect={() => chosen('long')}>
          <Say
            nl="Vennootschapsbelastingaangifteprogrammatuur van deze klant bekijken"
            en="Look at the corporation-tax-return-preparation-software of this client"
          />
        </MenuItem>
        <MenuItem onSelect={() => chosen('short')} shortcut="k">
          <Say nl="Kort" en="Short" />
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meer acties' }));
    const menu = await screen.findByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
});

export const ChosenByPointer = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meer acties' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Verwijder' }));
    await expect(chosen.mock.calls).toEqual([['delete']]);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

const item = (name: string) => screen.getByRole('menuitem', { name });

/**
 * The pattern "Menu Button" of the ARIA Authoring Practices: Enter, Space and the arrows open it, arrows cycle, Home
 * and End move to the ends, a letter moves to the next item that begins with it, Escape and a selection close it and
 * return the focus, Tab closes it.
 */
export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Meer acties' });
    await press('{Tab}');
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    for (const [opening, first] of [
      ['{Enter}', 'Wijzig wachtwoord'],
      [' ', 'Wijzig wachtwoord'],
      ['{ArrowDown}', 'Wijzig wachtwoord'],
      ['{ArrowUp}', 'Uitloggen'],
    ] as const) {
      await press(opening);
      await waitFor(() => expect(item(first)).toHaveFocus());
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await press('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
    await press('{Enter}');
    await waitFor(() => expect(item('Wijzig wachtwoord')).toHaveFocus());
    for (const [key, name] of [
      ['{ArrowDown}', 'Toetsen'],
      ['{ArrowDown}', 'Niet beschikbaar'], // disabled items are focusable, so that users know that they exist
      ['{ArrowDown}', 'Verwijder'],
      ['{End}', 'Uitloggen'],
      ['{ArrowDown}', 'Wijzig wachtwoord'],
      ['{ArrowUp}', 'Uitloggen'],
      ['{Home}', 'Wijzig wachtwoord'],
      ['v', 'Verwijder'],
    ] as const) {
      await press(key);
      await waitFor(() => expect(item(name)).toHaveFocus());
    }
    await press('{Enter}');
    await expect(chosen.mock.calls).toEqual([['delete']]);
    await waitFor(() => expect(trigger).toHaveFocus());
    await press('{Enter}');
    await waitFor(() => expect(item('Wijzig wachtwoord')).toHaveFocus());
    await press('{Tab}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** A disabled item does nothing, and the menu stays open. */
export const KeyboardOnADisabledItem = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Meer acties' }).focus();
    await press('{Enter}');
    await waitFor(() => expect(item('Wijzig wachtwoord')).toHaveFocus());
    await press('{ArrowDown}{ArrowDown}{Enter}');
    await expect(chosen).not.toHaveBeenCalled();
    await expect(item('Niet beschikbaar')).toHaveAttribute('aria-disabled', 'true');
  },
});
