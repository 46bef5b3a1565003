import { Download, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ownWindow } from '../../testing/ownWindow.ts';
import { press } from '../../testing/press.ts';
import { Say } from '../../testing/Say.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useToast } from '../Toast/ToastProvider.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function Asking() {
  const say = useSay();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="primary" icon={RotateCw} onClick={() => setAsks(true)}>
        {say('Opnieuw naar 2 mislukte', 'Retry the 2 that failed')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={say('Opnieuw versturen naar 2 leads?', 'Send again to 2 leads?')}
        confirmLabel={say('Verstuur naar 2 leads', 'Send to 2 leads')}
        onConfirm={() => setAsks(false)}
        onCancel={() => setAsks(false)}
      >
        <Say nl="Zij krijgen dezelfde mail." en="They will get the same e-mail." />
      </ConfirmDialog>
    </>
  );
}

interface SampleProps extends Partial<DrawerProps> {
  start?: 'open' | 'closed';
  content?: ReactNode;
  look?: 'long';
}

function Sample({ start = 'open', content, look, ...props }: SampleProps) {
  const say = useSay();
  const [open, setOpen] = useState(start === 'open');
  const titles = {
    long: say(
      'Vennootschapsbelastingaangifteprogrammatuurleveranciersbrief',
      'Corporationtaxreturnpreparationsoftwaresupplierletter',
    ),
    letter: say('Najaarsbrief kapiteins', 'Autumn letter to captains'),
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('Bekijk uitkomst', 'See the outcome')}</Button>
      <Drawer
        title={titles[look ?? 'letter']}
        titleEnd={<Badge tone="success">{say('Voltooid', 'Completed')}</Badge>}
        description={say('Verzonden vr 6 nov 10:00, klaar om 10:44', 'Sent Fri 6 Nov 10:00, done at 10:44')}
        footerStart={<Button icon={Download}>{say('Exporteer CSV', 'Export CSV')}</Button>}
        footer={<Asking />}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        {content ?? <TextField label={say('Notitie', 'Note')} />}
      </Drawer>
    </>
  );
}

const lines = (count: number) =>
  Array.from({ length: count }, (_, line) => (
    <p key={`line ${line}`}>
      <Say nl="Nog een ontvanger van deze brief." en="One more recipient of this letter." />
    </p>
  ));

const meta = preview.meta({
  title: 'Components/Drawer',
  tags: ['stable'],
  component: Sample,
  parameters: { density: 'console', docs: ownWindow },
});

export const Side = meta.story();
/** Header and footer stay visible. */
export const Scrolling = meta.story({
  args: { content: lines(60) },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    drawer.scrollTop = 400;
    await expect(within(drawer).getByRole('heading').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    const foot = within(drawer).getByRole('button', { name: 'Exporteer CSV' }).getBoundingClientRect();
    await expect(foot.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
  parameters: { picture: true },
});
export const Loading = meta.story({
  args: { footer: undefined, footerStart: undefined, content: <Spinner /> },
});
function Tell() {
  const toast = useToast();
  const say = useSay();
  return (
    <Button onClick={() => toast.show({ message: say('Klaar om 10:44', 'Done at 10:44') })}>
      {say('Vertel het', 'Tell me')}
    </Button>
  );
}

/** A message never covers the buttons of the footer. */
export const MessageAboveFoot = meta.story({
  args: { content: <Tell /> },
  parameters: { toasts: 'paused' },
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Vertel het' }));
    const message = (await screen.findByText('Klaar om 10:44')).closest('li');
    const foot = within(drawer).getByRole('button', { name: 'Exporteer CSV' });
    await waitFor(() => expect(message?.getBoundingClientRect().bottom).toBeLessThan(foot.getBoundingClientRect().top));
  },
});

export const TitleAlone = meta.story({
  args: { titleEnd: undefined, description: undefined, footer: undefined, footerStart: undefined },
});
export const LongWords = meta.story({
  args: {
    look: 'long',
    description: <Say nl="Een titel die nergens mag breken" en="A title with no place to break" />,
  },
});

const opener = () => screen.getByRole('button', { name: 'Bekijk uitkomst' });

/** The pattern "Dialog (Modal)" of the ARIA Authoring Practices: focus in, Tab cycles, Escape closes and returns it. */
export const Keyboard = meta.story({
  args: { start: 'closed' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await press('{Tab}');
    await press('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Najaarsbrief kapiteins' });
    await expect(drawer).toHaveAccessibleDescription('Verzonden vr 6 nov 10:00, klaar om 10:44');
    await expect(within(drawer).getByRole('heading', { name: 'Najaarsbrief kapiteins' })).toHaveFocus();
    const round = [
      within(drawer).getByRole('button', { name: 'Sluit' }),
      within(drawer).getByRole('textbox', { name: 'Notitie' }),
      within(drawer).getByRole('button', { name: 'Exporteer CSV' }),
      within(drawer).getByRole('button', { name: 'Opnieuw naar 2 mislukte' }),
    ];
    for (const stop of [...round, ...round.slice(0, 1)]) {
      await press('{Tab}');
      await expect(stop).toHaveFocus();
    }
    for (const stop of round.toReversed()) {
      await press('{Shift>}{Tab}{/Shift}');
      await expect(stop).toHaveFocus();
    }
    await press('{Escape}');
    await waitFor(() => expect(drawer).not.toHaveAttribute('open'));
    await expect(opener()).toHaveFocus();
  },
});

/** A dialog over the drawer: Escape closes only the dialog, and the focus returns into the drawer. */
export const KeyboardOverTheDrawer = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Najaarsbrief kapiteins' });
    const retry = within(drawer).getByRole('button', { name: 'Opnieuw naar 2 mislukte' });
    await userEvent.click(retry);
    await screen.findByRole('alertdialog');
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(drawer).toHaveAttribute('open');
    await expect(retry).toHaveFocus();
  },
});

const pressBeside = (drawer: HTMLElement) => {
  for (const kind of ['pointerdown', 'click']) {
    drawer.dispatchEvent(new MouseEvent(kind, { bubbles: true, clientX: 2, clientY: 2 }));
  }
};

export const ByAClickBeside = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    pressBeside(await screen.findByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A click outside does not close a half-filled form. */
export const KeptOnAClickBeside = meta.story({
  args: { onBackdrop: 'keep' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    pressBeside(drawer);
    await expect(drawer).toHaveAttribute('open');
  },
});
