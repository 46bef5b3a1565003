import { ChevronDown, KeyRound, LogOut, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';
import { MenuGroup, MenuItem, MenuLink, MenuSeparator } from './MenuParts.tsx';

const chosen = fn();

const meta = preview.meta({
  title: 'Components/Menu',
  tags: ['stable'],
  component: Menu,
  parameters: { density: 'console' },
  beforeEach: () => {
    chosen.mockClear();
  },
  args: {
    trigger: (
      <Button iconEnd={ChevronDown}>
        <Say nl="Account" en="Account" />
      </Button>
    ),
    children: (
      <>
        <MenuGroup label="Marit Koersman">
          <MenuItem icon={KeyRound} onSelect={() => chosen('password')}>
            <Say nl="Wijzig wachtwoord" en="Change password" />
          </MenuItem>
          <MenuLink href="/help" shortcut="?">
            <Say nl="Toetsen" en="Keys" />
          </MenuLink>
          <MenuItem disabled onSelect={() => chosen('disabled')}>
            <Say nl="Niet beschikbaar" en="Not available" />
          </MenuItem>
        </MenuGroup>
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(5);
  },
});

/** Arrows and first letters; a choice closes it and gives the focus back. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Wijzig wachtwoord' })).toHaveFocus());
    await userEvent.keyboard('u');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Uitloggen' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(chosen.mock.calls).toEqual([['sign out']]);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});
