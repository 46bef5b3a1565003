import { Check } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ownWindow } from '../../testing/ownWindow.ts';
import { press } from '../../testing/press.ts';
import { Say } from '../../testing/Say.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Link } from '../Link/Link.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

interface SampleProps extends Partial<ConfirmDialogProps> {
  busy?: boolean;
  failed?: boolean;
  look?: 'harmless' | 'export';
}

function Erase({ busy, failed, look, ...props }: SampleProps) {
  const say = useSay();
  if (look === 'harmless') {
    return (
      <ConfirmDialog
        open
        title={say('Verstuur naar 14 leads?', 'Send to 14 leads?')}
        confirmLabel={say('Verstuur naar 14 leads', 'Send to 14 leads')}
        onConfirm={fn()}
        onCancel={fn()}
        {...props}
      >
        <Say nl="Zij krijgen de mail meteen." en="They will get the e-mail at once." />
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={say('Wis de hele database?', 'Erase the whole database?')}
      confirmLabel={say('Wis 128 records', 'Erase 128 records')}
      busyLabel={busy ? say('Wissen…', 'Erasing…') : undefined}
      error={
        failed
          ? say('De server antwoordt niet. Er is niets gewist.', 'The server does not answer. Nothing was erased.')
          : undefined
      }
      first={
        look === 'export' ? (
          <>
            <Link href="/export.csv">
              <Say nl="Export van vandaag" en="Today’s export" />
            </Link>
            <Badge tone="success" icon={Check}>
              <Say nl="gedownload 14:09" en="downloaded 14:09" />
            </Badge>
          </>
        ) : undefined
      }
      onConfirm={fn()}
      onCancel={fn()}
      {...props}
      {...(props.word !== undefined && { word: say('wissen', 'erase') })}
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

/** The cancel button has the focus. */
export const Danger = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Wis de hele database?' });
    await expect(screen.getByRole('button', { name: 'Annuleer' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Wis 128 records' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** An irreversible action requires a typed word, ignoring case. */
export const WithWord = meta.story({
  parameters: { everyTurn: true },
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

/** Offers an export first, so that the deleted data can be looked up. */
export const ExportFirst = meta.story({ args: { word: 'wissen', look: 'export' } });

/** A partial or wrong word: the field shows an error on blur, and the button does nothing. */
export const WrongWord = meta.story({
  args: { word: 'wissen' },
  play: async ({ args, userEvent }) => {
    const word = await screen.findByRole('textbox', { name: 'Typ wissen om door te gaan' });
    await userEvent.type(word, 'wis');
    await userEvent.click(screen.getByRole('button', { name: 'Wis 128 records' }));
    await expect(word).toHaveAccessibleDescription('Dit is nog niet “wissen”.');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** While the action runs the dialog cannot be closed. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Annuleer' }));
    await press('{Escape}');
    await press('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(screen.getByRole('alertdialog')).toHaveAttribute('open');
  },
});

export const Failed = meta.story({ args: { failed: true } });
export const Harmless = meta.story({ args: { look: 'harmless' } });

/**
 * The pattern "Alert Dialog" of the ARIA Authoring Practices: title and content are read, the cancel button has the
 * focus, Tab cycles, Escape cancels.
 */
export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Wis de hele database?' });
    await expect(dialog).toHaveAccessibleDescription(/^12 klanten, 87 leads/);
    const [cancel, erase] = [
      screen.getByRole('button', { name: 'Annuleer' }),
      screen.getByRole('button', { name: 'Wis 128 records' }),
    ];
    await expect(cancel).toHaveFocus();
    await press('{Tab}');
    await expect(erase).toHaveFocus();
    await press('{Tab}');
    await expect(cancel).toHaveFocus();
    await press('{Shift>}{Tab}{/Shift}');
    await expect(erase).toHaveFocus();
    await press('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await press('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
