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

const paragraph = 'Het tarief geldt alleen voor een vennootschap die feitelijk vanuit Cyprus wordt bestuurd. ';

/** What differs is shown: only the lines that do, and a long text in a box that keys can scroll. */
export const WithTheDifference = meta.story({
  args: {
    title: 'Dit rapport is in een ander venster ook gewijzigd. Welke versie bewaar je?',
    fields: [
      { name: 'name', label: 'Titel', mine: 'Haalbaarheid in 2027', theirs: '' },
      {
        name: 'content',
        label: 'Tekst',
        mine: `# Samenvatting\n\nEen vennootschap past.\n\n## Kosten\n\nOngeveer € 7.000 per jaar.`,
        theirs: `# Samenvatting\n\nEen vennootschap past.\n\n## Kosten\n\n${paragraph.repeat(12)}`,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Samenvatting/)).toBeNull();
    // A screen reader is told of the question, not read both texts.
    await expect(canvas.getByRole('status')).toHaveTextContent(/Welke versie bewaar je\?$/);
    await expect(canvas.getByText(/Ongeveer € 7\.000 per jaar/)).toBeVisible();
    await expect(canvas.getByText('leeg')).toBeVisible();
    const long = canvas.getByText(/feitelijk vanuit Cyprus/);
    await expect(long.scrollHeight).toBeGreaterThan(long.clientHeight);
    await expect(long).toHaveAttribute('tabindex', '0');
  },
});
