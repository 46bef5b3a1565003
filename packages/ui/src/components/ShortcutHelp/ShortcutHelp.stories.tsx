import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ownWindow } from '../../testing/ownWindow.ts';
import { press } from '../../testing/press.ts';
import { useSay } from '../../testing/useSay.ts';
import { Button } from '../Button/Button.tsx';
import { ShortcutHelp, type ShortcutHelpProps } from './ShortcutHelp.tsx';

function Sample({ start = 'open', intro = 'shown' }: { start?: 'open' | 'closed'; intro?: 'shown' | 'none' }) {
  const say = useSay();
  const [open, setOpen] = useState(start === 'open');
  const groups: ShortcutHelpProps['groups'] = [
    {
      title: say('Overal', 'Everywhere'),
      shortcuts: [
        { keys: ['Ctrl', 'K'], does: say('Zoek of ga naar', 'Search or go to') },
        { keys: ['g', 'l'], joint: 'then', does: say('Ga naar leads', 'Go to leads') },
        { keys: ['?'], does: say('Alle sneltoetsen', 'All keys') },
      ],
    },
    {
      title: say('In de lijst', 'In the list'),
      shortcuts: [
        { keys: ['j', 'k'], does: say('Rij op en neer', 'Move up and down') },
        { keys: ['1', '5'], joint: 'to', does: say('Zet de status', 'Set the status') },
      ],
    },
  ];
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('Sneltoetsen', 'Shortcuts')}</Button>
      <ShortcutHelp
        open={open}
        onClose={() => setOpen(false)}
        title={say('Sneltoetsen', 'Shortcuts')}
        groups={groups}
        {...(intro === 'shown' && {
          intro: say('Sneltoetsen werken niet terwijl je in een veld typt.', 'Keys are off while you type in a field.'),
        })}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/ShortcutHelp',
  tags: ['stable'],
  component: Sample,
  parameters: { density: 'console', docs: ownWindow },
});

/** The markup, not only the layout, links each description to its keys. */
export const Open = meta.story({
  play: async () => {
    const [first] = await screen.findAllByRole('term');
    await expect(first).toHaveTextContent('CtrlK');
    await expect(screen.getAllByRole('definition')[0]).toHaveTextContent('Zoek of ga naar');
  },
});
export const WithoutIntro = meta.story({ args: { intro: 'none' } });

/** A dialog with only a close button: the title is read first, Escape returns the focus. */
export const Keyboard = meta.story({
  args: { start: 'closed' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await press('{Tab}');
    await press('{Enter}');
    const title = await screen.findByRole('heading', { name: 'Sneltoetsen' });
    await waitFor(() => expect(title).toHaveFocus());
    await press('{Tab}');
    await expect(screen.getByRole('button', { name: 'Sluit' })).toHaveFocus();
    await press('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sneltoetsen' })).toHaveFocus());
  },
});
