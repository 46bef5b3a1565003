import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { desktop } from '../testing/screens.ts';
import { EditedElsewhere } from './EditedElsewhere.tsx';

const meta = preview.meta({
  title: 'Admin/EditedElsewhere',
  tags: ['new'],
  component: EditedElsewhere,
  globals: desktop,
  args: { what: 'question' as const, onKeep: fn() },
  parameters: { frame: 'padded', density: 'console', picture: 'none' },
});

export const Question = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Deze vraag is in een ander venster ook gewijzigd/);
    await userEvent.click(canvas.getByRole('button', { name: 'Dat van dit venster' }));
    await expect(args.onKeep).toHaveBeenLastCalledWith('mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Dat van het andere venster' }));
    await expect(args.onKeep).toHaveBeenLastCalledWith('theirs');
  },
});

/** What is gone there can be left out here. */
export const QuestionGone = meta.story({
  args: { what: 'questionGone' as const },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Laat de vraag weg' }));
    await expect(args.onKeep).toHaveBeenLastCalledWith('theirs');
  },
});

export const Client = meta.story({ args: { what: 'client' as const } });
