import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import type { SendContact } from '../ContactForm/useContactForm.ts';
import { accepts } from '../testing/answers.ts';
import type { Stage } from '../testing/stage.ts';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { ContactDialog } from './ContactDialog.tsx';

interface ExampleProps {
  onSend: SendContact;
  startsOpen?: boolean;
  attachment?: string;
}

function Example({ onSend, startsOpen = true, attachment }: ExampleProps) {
  const [open, setOpen] = useState(startsOpen);
  const { language } = useStoryLanguage();
  return (
    <div style={{ minHeight: '100vh', padding: 32 }}>
      <Button onClick={() => setOpen(true)}>Contact</Button>
      <ContactDialog
        open={open}
        language={language}
        page="/"
        calculatorHref="#rekenen"
        guideHref="#gids"
        privacyHref="#privacy"
        onSend={onSend}
        attachment={attachment}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Site/ContactDialog',
  tags: ['stable'],
  component: Example,
  args: { onSend: fn(accepts(null)) },
  globals: { viewport: { value: 'desktop' } },
});

const dialog = () => screen.findByRole('dialog', { name: 'Plan een gratis intake' });
const opener = () => screen.getByRole('button', { name: 'Contact' });
const message = () => screen.getByLabelText('Bericht');

async function sendOne({ userEvent }: Stage) {
  await userEvent.type(screen.getByLabelText('Naam'), 'M. van Dijk');
  await userEvent.type(screen.getByLabelText('E-mailadres'), 'kapitein@voorbeeld.nl');
  await userEvent.type(message(), 'Ik vaar zeven maanden per jaar.');
  await userEvent.click(screen.getByRole('button', { name: 'Verstuur bericht' }));
  await screen.findByRole('heading', { name: 'Bedankt, je bericht is binnen' });
}

/** The first field has the focus and the page behind does not scroll. */
export const Open = meta.story({
  play: async () => {
    await dialog();
    await expect(screen.getByLabelText('Naam')).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
});

/** Escape, the cross and a click outside close it; reopening shows the typed text; the focus returns. */
export const NothingIsLost = meta.story({
  args: { startsOpen: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    const closings = [
      async () => {
        (await dialog()).dispatchEvent(new Event('cancel', { cancelable: true })); // what the browser makes of Escape
      },
      () => userEvent.click(screen.getByRole('button', { name: 'Sluit het formulier' })),
      async () => userEvent.click(await dialog()),
    ];
    await userEvent.click(opener());
    await dialog();
    await userEvent.type(message(), 'Half geschreven');
    for (const close of closings) {
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener()).toHaveFocus());
      await userEvent.click(opener());
      await dialog();
      await expect(message()).toHaveValue('Half geschreven');
    }
  },
});

export const Sent = meta.story({ play: sendOne, parameters: { everyTurn: true } });

/** "Send another" opens an empty form; so does closing and reopening. */
export const SendAnother = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (stage) => {
    const { userEvent, args } = stage;
    await dialog();
    await sendOne(stage);
    await userEvent.click(screen.getByRole('button', { name: 'Nog een bericht sturen' }));
    await expect(message()).toHaveValue('');
    await expect(screen.getByLabelText('Naam')).toHaveFocus();
    await sendOne(stage);
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    await userEvent.click(opener());
    await expect(message()).toHaveValue('');
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
});

const sum =
  'Mijn som: € 150.000 omzet, zzp, tariefset brochure (tot en met 2025). Verschil per jaar € 42.220. https://fnc.example/calculator?omzet=150000';

/** The attached text is shown word for word, and is sent after the message. */
export const WithASum = meta.story({
  args: { attachment: sum },
  parameters: { chromatic: { disableSnapshot: true }, sameWords: true },
  play: async (stage) => {
    await dialog();
    await expect(screen.getByText(sum)).toBeVisible();
    await sendOne(stage);
    await expect(stage.args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ message: `Ik vaar zeven maanden per jaar.\n\n${sum}` }),
    );
  },
});

/** A removed attachment is not sent; the button adds it again. */
export const SumLeftOut = meta.story({
  args: { attachment: sum },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (stage) => {
    await dialog();
    await stage.userEvent.click(screen.getByRole('button', { name: 'Laat weg' }));
    await expect(screen.queryByText(sum)).toBeNull();
    await stage.userEvent.click(screen.getByRole('button', { name: 'Stuur mee' }));
    await expect(screen.getByText(sum)).toBeVisible();
    await stage.userEvent.click(screen.getByRole('button', { name: 'Laat weg' }));
    await sendOne(stage);
    await expect(stage.args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'Ik vaar zeven maanden per jaar.' }),
    );
  },
});

/** The attachment counts towards the limit; the typed text stays. */
export const TooLongWithTheSum = meta.story({
  args: { attachment: sum },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await dialog();
    await userEvent.type(screen.getByLabelText('Naam'), 'M. van Dijk');
    await userEvent.type(screen.getByLabelText('E-mailadres'), 'kapitein@voorbeeld.nl');
    await userEvent.click(message());
    await userEvent.paste('x'.repeat(4_990));
    await userEvent.click(screen.getByRole('button', { name: 'Verstuur bericht' }));
    await waitFor(() => expect(message()).toBeInvalid());
    await expect(message()).toHaveValue('x'.repeat(4_990));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** Phone number and preferred times for a call are optional. */
export const ToBeCalled = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (stage) => {
    await dialog();
    await stage.userEvent.type(screen.getByLabelText(/^Telefoon/), '06 12 34 56 78');
    await stage.userEvent.type(screen.getByLabelText(/^Beste belmoment/), 'dinsdagochtend');
    await sendOne(stage);
    await expect(stage.args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ phone: '06 12 34 56 78', preferredMoments: 'dinsdagochtend' }),
    );
  },
});
