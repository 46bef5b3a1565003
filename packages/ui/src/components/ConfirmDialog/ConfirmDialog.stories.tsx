import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ownWindow } from '../../testing/ownWindow.ts';
import { Say } from '../../testing/Say.tsx';
import { useSay } from '../../testing/useSay.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function Erase(props: Partial<ConfirmDialogProps>) {
  const say = useSay();
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={say('Wis de hele database?', 'Erase the whole database?')}
      confirmLabel={say('Wis 128 records', 'Erase 128 records')}
      onConfirm={fn()}
      onCancel={fn()}
      {...props}
    >
      <Say
        nl="12 klanten, 87 leads, 23 campagnes en 6 sjablonen worden gewist. Dit kan niet ongedaan worden gemaakt."
        en="12 clients, 87 leads, 23 campaigns and 6 templates will be erased. This cannot be undone."
      />
    </ConfirmDialog>
  );
}

const meta = preview.meta({
  title: 'Components/ConfirmDialog',
  tags: ['stable'],
  component: Erase,
  args: { onConfirm: fn(), onCancel: fn() },
  parameters: { density: 'console', docs: ownWindow },
});

/** The safe way out has the focus. */
export const Danger = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Wis de hele database?' });
    await expect(screen.getByRole('button', { name: 'Annuleer' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Wis 128 records' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** What cannot be undone needs the word typed; upper and lower case are the same. */
export const WithWord = meta.story({
  args: { word: 'wissen' },
  play: async ({ args, userEvent }) => {
    const erase = await screen.findByRole('button', { name: 'Wis 128 records' });
    const word = screen.getByRole('textbox', { name: 'Typ wissen om door te gaan' });
    await expect(word).toHaveFocus();
    await userEvent.type(word, 'wis');
    await userEvent.click(erase);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(word, 'SEN');
    await userEvent.click(erase);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** While it is being done there is no way out: the answer is still to come. */
export const Busy = meta.story({
  args: { busyLabel: 'Wissen…' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Annuleer' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({ args: { error: 'De server antwoordt niet. Er is niets gewist.' } });
export const Harmless = meta.story({
  args: { tone: undefined, title: 'Verstuur naar 14 leads?', confirmLabel: 'Verstuur' },
});
