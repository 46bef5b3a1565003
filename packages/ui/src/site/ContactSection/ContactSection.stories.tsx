import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { SendContact } from '../ContactForm/useContactForm.ts';
import type { FormDraft, Typed } from '../forms/useDraft.ts';
import { accepts, refuses, thinks } from '../testing/answers.ts';
import type { Stage } from '../testing/stage.ts';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { ContactSection } from './ContactSection.tsx';

interface ExampleProps {
  onSend: SendContact;
  typed?: Typed;
  draft?: FormDraft;
}

function Example({ onSend, typed, draft }: ExampleProps) {
  const { language } = useStoryLanguage();
  return (
    <ContactSection
      page="/"
      language={language}
      calculatorHref="#rekenen"
      guideHref="#gids"
      privacyHref="#privacy"
      onSend={onSend}
      {...(typed === undefined ? {} : { typed })}
      {...(draft === undefined ? {} : { draft })}
    />
  );
}

const meta = preview.meta({
  title: 'Site/ContactSection',
  tags: ['stable'],
  component: Example,
  args: { onSend: fn(accepts(null)) },
  parameters: { everyState: true, frame: 'none' },
  globals: { viewport: { value: 'desktop' } },
});

async function sendOne({ canvas, userEvent }: Stage) {
  await userEvent.type(canvas.getByLabelText('Naam'), 'Noor Sextant');
  await userEvent.type(canvas.getByLabelText('E-mailadres'), 'noor@sextant.example');
  await userEvent.type(canvas.getByLabelText('Bericht'), 'Ik woon in Rotterdam.');
  await userEvent.click(canvas.getByRole('button', { name: 'Verstuur bericht' }));
}

/** Facts at the left, the form at the right; it does not take the focus, and works without JavaScript. */
export const Empty = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const section = canvas.getByRole('region', { name: 'Liever eerst een vraag stellen?' });
    await expect(section).toHaveAttribute('id', 'contact-form');
    await expect(section).not.toContainElement(document.activeElement as HTMLElement);
    await expect(canvas.getByText('Binnen 24 uur')).toBeVisible();
    await expect(canvas.getByText('30 minuten, gratis')).toBeVisible();
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('action', '/api/contact');
    const sent = Object.fromEntries(form === null ? [] : new FormData(form));
    await expect(sent).toEqual({ page: '/', language: 'nl', name: '', email: '', message: '', honeypot: '' });
  },
});

/** The live form keeps what was typed before hydration. */
export const CarriesOver = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { typed: { name: 'Noor', message: 'Half geschr', honeypot: '', page: '/elders' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Naam')).toHaveValue('Noor');
    await userEvent.type(canvas.getByLabelText('Bericht'), 'even');
    await userEvent.type(canvas.getByLabelText('E-mailadres'), 'noor@sextant.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Verstuur bericht' }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ name: 'Noor', message: 'Half geschreven' })),
    );
  },
});

/** Values of dialog fields that this form lacks are not sent and cause no error. */
export const SendsWhatItShows = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    draft: {
      read: () => ({ phone: '0'.repeat(41), preferredMoments: 'dinsdag' }),
      keep: fn(),
      clear: fn(),
      onClear: () => () => {},
    },
  },
  play: async (stage) => {
    await sendOne(stage);
    const given = {
      name: 'Noor Sextant',
      email: 'noor@sextant.example',
      phone: undefined,
      preferredMoments: undefined,
    };
    await waitFor(() => expect(stage.args.onSend).toHaveBeenCalledWith(expect.objectContaining(given)));
  },
});

export const Faults = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verstuur bericht' }));
    await expect(await canvas.findByText('Naam is verplicht')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Naam')).toHaveFocus());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const Submitting = meta.story({
  args: { onSend: fn(thinks) },
  play: async (stage) => {
    await sendOne(stage);
    await expect(await stage.canvas.findByRole('button', { name: 'Versturen…' })).toBeVisible();
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

export const ServerError = meta.story({
  args: {
    onSend: fn(refuses({ message: 'Er ging iets mis op de server. Probeer het over een minuut opnieuw.', issues: [] })),
  },
  play: async (stage) => {
    await sendOne(stage);
    await expect(await stage.canvas.findByText('Wat je schreef staat er nog.')).toBeVisible();
    await expect(stage.canvas.getByLabelText('Bericht')).toHaveValue('Ik woon in Rotterdam.');
  },
  parameters: { everyTurn: true },
});

/** Replaces the form; since it cannot be closed, it offers another message. */
export const Sent = meta.story({
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await sendOne(stage);
    await expect(await canvas.findByRole('heading', { name: 'Bedankt, je bericht is binnen' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Sluiten' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Nog een bericht sturen' }));
    await expect(canvas.getByLabelText('Bericht')).toHaveValue('');
    await expect(canvas.getByLabelText('Naam')).toHaveFocus();
    await sendOne(stage);
    await canvas.findByRole('heading', { name: 'Bedankt, je bericht is binnen' });
  },
  parameters: { everyTurn: true },
});
