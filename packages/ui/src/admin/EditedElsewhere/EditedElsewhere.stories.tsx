import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { desktop } from '../testing/screens.ts';
import { EditedElsewhere } from './EditedElsewhere.tsx';

const meta = preview.meta({
  title: 'Admin/EditedElsewhere',
  tags: ['stable'],
  component: EditedElsewhere,
  globals: desktop,
  args: { title: 'Deze vraag is in een ander venster ook gewijzigd. Welke versie bewaar je?', onKeep: fn() },
  parameters: { frame: 'padded', density: 'console', chromatic: { disableSnapshot: true } },
});

export const TwoVersions = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Deze vraag is in een ander venster ook gewijzigd/);
    await userEvent.click(canvas.getByRole('button', { name: 'Die van dit venster' }));
    await expect(args.onKeep).toHaveBeenLastCalledWith('mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Die van het andere venster' }));
    await expect(args.onKeep).toHaveBeenLastCalledWith('theirs');
  },
});

/** The other window deleted it: this window can discard its change. */
export const Gone = meta.story({
  args: { title: 'Deze vraag is in een ander venster verwijderd. Wat wil je?', takeTheirs: 'Laat de vraag weg' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Laat de vraag weg' }));
    await expect(args.onKeep).toHaveBeenLastCalledWith('theirs');
  },
});
