import { Ellipsis, RefreshCw, Trash2, X } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

const onClick = fn();

type Kind = 'close' | 'more' | 'delete' | 'refresh';
function Example({ kind = 'close', ...rest }: Partial<IconButtonProps> & { kind?: Kind }) {
  const say = useSay();
  const [icon, label] = {
    close: [X, say('Sluit', 'Close')] as const,
    more: [Ellipsis, say('Meer acties', 'More actions')] as const,
    delete: [Trash2, say('Verwijder', 'Delete')] as const,
    refresh: [RefreshCw, say('Vernieuw', 'Refresh')] as const,
  }[kind];
  return <IconButton {...rest} icon={icon} label={label} onClick={onClick} />;
}

const meta = preview.meta({
  title: 'Components/IconButton',
  tags: ['stable'],
  component: Example,
  parameters: { everyState: true, density: 'console', sameWords: true }, // its label is read aloud and in a tooltip
  beforeEach: () => {
    onClick.mockClear();
  },
});

export const Quiet = meta.story();
export const Bordered = meta.story({ args: { kind: 'more', variant: 'secondary' } });
export const Danger = meta.story({ args: { kind: 'delete', variant: 'danger' } });
export const Expanded = meta.story({ args: { kind: 'more', variant: 'secondary', 'aria-expanded': true } });
export const Disabled = meta.story({
  args: { kind: 'more', variant: 'secondary', disabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onClick).not.toHaveBeenCalled();
  },
  parameters: { forcedColors: true },
});
/** A second click does nothing, and the button keeps the focus. */
export const Busy = meta.story({
  args: { kind: 'refresh', variant: 'secondary', tooltip: 'none', 'aria-disabled': true, 'aria-busy': true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Vernieuw' })).toHaveFocus();
  },
  parameters: { picture: true },
});
export const SiteSize = meta.story({ parameters: { density: 'site' } });
export const OnDeep = meta.story({
  render: () => (
    <div data-band="deep" style={{ display: 'flex', gap: 16, padding: 24 }}>
      <Example />
      <Example kind="more" variant="secondary" />
    </div>
  ),
});

/** The tooltip also appears on keyboard focus; Escape hides it and keeps the focus. */
export const Named = meta.story({
  parameters: { sameWords: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sluit' })).toHaveFocus();
    await screen.findByText('Sluit');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Sluit')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});
/** Enter and Space click it. */
export const Keyboard = meta.story({
  args: { tooltip: 'none' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(onClick).toHaveBeenCalledTimes(2);
  },
});
