import { expect, fn, mocked, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accepts, refuses, thinks, unreachable } from '../testing/answers.ts';
import type { FormDraft } from '../forms/useDraft.ts';
import type { Stage } from '../testing/stage.ts';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { ContactForm } from './ContactForm.tsx';
import { useContactForm, type SendContact } from './useContactForm.ts';

interface ExampleProps {
  onSend: SendContact;
  button?: 'primary' | 'deep';
  draft?: FormDraft;
}

function Example({ onSend, button, draft }: ExampleProps) {
  const contact = useContactForm(onSend, { draft, call: true });
  const { language } = useStoryLanguage();
  const look = button === undefined ? {} : { button };
  return <ContactForm contact={contact} page="/" language={language} privacyHref="#privacy" {...look} />;
}

const meta = preview.meta({
  title: 'Site/ContactForm',
  tags: ['stable'],
  component: Example,
  args: { onSend: fn(accepts(null)) },
  parameters: { frame: 'padded' },
  render: (args) => (
    <div style={{ maxWidth: 560 }}>
      <Example {...args} />
    </div>
  ),
});

const send = ({ canvas, userEvent }: Stage) =>
  userEvent.click(canvas.getByRole('button', { name: 'Verstuur bericht' }));

async function fillIn({ canvas, userEvent }: Stage) {
  await userEvent.type(canvas.getByLabelText('Naam'), 'M. van Dijk');
  await userEvent.type(canvas.getByLabelText('E-mailadres'), 'kapitein@voorbeeld.nl');
  await userEvent.type(canvas.getByLabelText('Bericht'), 'Ik vaar zeven maanden per jaar.');
}

export const Empty = meta.story();

/** Nothing is sent; every error is shown by its field and in the summary; the first invalid field has the focus. */
export const Faults = meta.story({
  play: async (stage) => {
    const { canvas, userEvent, args } = stage;
    await userEvent.type(canvas.getByLabelText('Naam'), 'M. van Dijk');
    await userEvent.type(canvas.getByLabelText('E-mailadres'), 'kapitein@voorbeeld');
    await send(stage);
    await expect(await canvas.findByText('Er zijn nog 2 velden te verbeteren')).toBeVisible();
    await expect(canvas.getByText('Vul alle velden in')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('E-mailadres')).toHaveFocus());
    await expect(canvas.getByLabelText('E-mailadres')).toHaveAccessibleDescription('Voer een geldig email adres in');
    await expect(canvas.getByLabelText('Naam')).toHaveValue('M. van Dijk');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Bericht'), 'Ik vaar.');
    await waitFor(() => expect(canvas.queryByText('Vul alle velden in')).toBeNull());
    await expect(canvas.getByText('Er is nog één veld te verbeteren')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Bericht'));
    await expect(await canvas.findByText('Vul alle velden in')).toBeVisible();
  },
  parameters: { everyTurn: true },
});

/** Long text does not widen the summary or the fields. */
export const LongWords = meta.story({
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.click(canvas.getByLabelText('Naam'));
    await userEvent.paste('Wilhelmina-Alexandrine '.repeat(4).trim());
    await userEvent.click(canvas.getByLabelText('Bericht'));
    await userEvent.paste('belastingadviseursverantwoordelijkheid'.repeat(8));
    await send(stage);
    await expect(await canvas.findByText('Email is verplicht')).toBeVisible();
  },
});

/** While sending, fields are disabled and a second click does nothing. */
export const Submitting = meta.story({
  args: { onSend: fn(thinks) },
  play: async (stage) => {
    const { canvas, userEvent, args } = stage;
    await fillIn(stage);
    await send(stage);
    const busy = await canvas.findByRole('button', { name: 'Versturen…' });
    await expect(canvas.getByLabelText('Bericht')).toBeDisabled();
    await userEvent.click(busy);
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'M. van Dijk', message: 'Ik vaar zeven maanden per jaar.' }),
    );
  },
});

/** A reload keeps what was typed until it is sent. */
export const Draft = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    draft: {
      read: () => ({ name: 'M. van Dijk', message: 'Ik vaar.' }),
      keep: fn(),
      clear: fn(),
      onClear: () => () => {},
    },
  },
  play: async (stage) => {
    const { canvas, userEvent, args } = stage;
    await expect(canvas.getByLabelText('Naam')).toHaveValue('M. van Dijk');
    await userEvent.type(canvas.getByLabelText('E-mailadres'), 'm@voorbeeld.nl');
    await userEvent.type(canvas.getByLabelText('Bericht'), ' Altijd.');
    await expect(args.draft?.keep).toHaveBeenLastCalledWith({
      name: 'M. van Dijk',
      email: 'm@voorbeeld.nl',
      phone: '',
      preferredMoments: '',
      message: 'Ik vaar. Altijd.',
    });
    await send(stage);
    await waitFor(() => expect(args.draft?.clear).toHaveBeenCalledOnce());
  },
});

/** The server's errors are shown beside their fields. */
export const FieldRefused = meta.story({
  args: {
    onSend: fn(refuses({ message: 'Het verzoek klopt niet.', issues: [{ path: 'email', code: 'email_invalid' }] })),
  },
  play: async (stage) => {
    await fillIn(stage);
    await send(stage);
    await waitFor(() => expect(stage.canvas.getByLabelText('E-mailadres')).toHaveFocus());
    await expect(stage.canvas.getByText('Voer een geldig email adres in')).toBeVisible();
  },
});

/** The server's sentence is read first; everything typed is kept. */
export const ServerError = meta.story({
  args: { onSend: fn(refuses({ message: 'Te veel verzoeken achter elkaar. Wacht een minuut.', issues: [] })) },
  play: async (stage) => {
    await fillIn(stage);
    await send(stage);
    const alert = await stage.canvas.findByText('Te veel verzoeken achter elkaar. Wacht een minuut.');
    await waitFor(() => expect(document.activeElement).toContainElement(alert));
    await expect(stage.canvas.getByLabelText('Bericht')).toHaveValue('Ik vaar zeven maanden per jaar.');
  },
});

export const NetworkError = meta.story({
  args: { onSend: fn(refuses(unreachable)) },
  play: async (stage) => {
    await fillIn(stage);
    await send(stage);
    await expect(
      await stage.canvas.findByText('Je bericht is niet verstuurd. Probeer het opnieuw of bel ons.'),
    ).toBeVisible();
    await expect(stage.canvas.getByLabelText('Naam')).toHaveValue('M. van Dijk');
  },
  parameters: { everyTurn: true },
});

const busyServer = { code: 'server_busy', message: 'Het is nu erg druk op onze server.', issues: [] } as const;

/** The server is too busy and says when to retry: the form waits, and says so. */
export const ServerBusy = meta.story({
  args: { onSend: fn(refuses({ ...busyServer, retryAfterSeconds: 10 })) },
  play: async (stage) => {
    await fillIn(stage);
    await send(stage);
    await expect(await stage.canvas.findByText(/We proberen het vanzelf opnieuw/)).toBeVisible();
    await expect(stage.canvas.getByLabelText('Bericht')).toHaveValue('Ik vaar zeven maanden per jaar.');
    await expect(stage.canvas.queryByText(busyServer.message)).toBeNull();
  },
  parameters: { everyTurn: true },
});

/** The form retries without another press. */
export const RetriedWhenBusy = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    draft: { read: () => ({}), keep: fn(), clear: fn(), onClear: () => () => {} },
  },
  play: async (stage) => {
    mocked(stage.args.onSend).mockImplementationOnce(refuses({ ...busyServer, retryAfterSeconds: 0.01 }));
    await fillIn(stage);
    await send(stage);
    await waitFor(() => expect(stage.args.draft?.clear).toHaveBeenCalledOnce());
    await expect(stage.args.onSend).toHaveBeenCalledTimes(2);
    await expect(stage.canvas.queryByText(/We proberen het vanzelf opnieuw/)).toBeNull();
  },
});

/** After four tries the visitor must press again; the typed text is kept. */
export const BusyForLong = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onSend: fn(refuses({ ...busyServer, retryAfterSeconds: 0.01 })) },
  play: async (stage) => {
    await fillIn(stage);
    await send(stage);
    await expect(await stage.canvas.findByText(busyServer.message)).toBeVisible();
    await expect(stage.args.onSend).toHaveBeenCalledTimes(4);
    await expect(stage.canvas.getByLabelText('Bericht')).toHaveValue('Ik vaar zeven maanden per jaar.');
  },
});

/** The form does not wait for a server that is down for longer. */
export const GoneForLong = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onSend: fn(refuses({ ...busyServer, retryAfterSeconds: 60 })) },
  play: async (stage) => {
    await fillIn(stage);
    await send(stage);
    await expect(await stage.canvas.findByText(busyServer.message)).toBeVisible();
    await expect(stage.args.onSend).toHaveBeenCalledOnce();
  },
});

/** Used where the page has another primary action. */
export const QuietButton = meta.story({ args: { button: 'deep' } });
