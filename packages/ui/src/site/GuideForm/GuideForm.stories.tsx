import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { FormDraft, Typed } from '../forms/useDraft.ts';
import { accepts, refuses, thinks, unreachable } from '../testing/answers.ts';
import type { Stage } from '../testing/stage.ts';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { GuideForm } from './GuideForm.tsx';
import type { RequestGuide } from './useGuideForm.ts';

const ready = { downloadUrl: '/guide/cyprus-gids.pdf' };

interface ExampleProps {
  size?: 'full' | 'compact';
  typed?: Typed;
  draft?: FormDraft;
  onRequest: RequestGuide;
}

function Example(props: ExampleProps) {
  const { language } = useStoryLanguage();
  return (
    <GuideForm
      source="general"
      page="/cyprus-gids"
      language={language}
      privacyHref="#privacy"
      calculatorHref="#calculator"
      contactHref="#contact"
      {...props}
    />
  );
}

const meta = preview.meta({
  title: 'Site/GuideForm',
  tags: ['stable'],
  component: Example,
  args: { onRequest: fn(accepts(ready)) },
  parameters: { everyState: true, frame: 'padded' },
  render: (args) => (
    <div style={{ maxWidth: 662 }}>
      <Example {...args} />
    </div>
  ),
});

const send = ({ canvas, userEvent }: Stage) =>
  userEvent.click(canvas.getByRole('button', { name: 'Vraag de gids aan' }));

async function fillIn({ canvas, userEvent }: Stage) {
  await userEvent.type(canvas.getByLabelText('Naam'), 'Esmee Golfslag');
  await userEvent.type(canvas.getByLabelText('E-mailadres'), 'esmee@golfslag.example');
  await userEvent.selectOptions(canvas.getByLabelText('Functie'), 'Kapitein');
}

/** The newsletter has its own box, which is not ticked. */
export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /nieuwsbrief/ })).not.toBeChecked();
  },
});

/** On the dark band, without phone number and newsletter. */
export const Compact = meta.story({
  args: { size: 'compact' },
  render: (args) => (
    <div data-band="deep" style={{ maxWidth: 662, padding: 48, background: 'var(--color-page)' }}>
      <Example {...args} />
    </div>
  ),
});

/** The live form keeps what was typed before hydration, and the ticked box. */
export const CarriesOver = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    typed: { name: 'Esmee Golfslag', email: 'esmee@golfslag.example', profession: 'kapitein', newsletter: 'on' },
  },
  play: async (stage) => {
    const { canvas, args } = stage;
    await expect(canvas.getByLabelText('Functie')).toHaveValue('kapitein');
    await expect(canvas.getByRole('checkbox', { name: /nieuwsbrief/ })).toBeChecked();
    await send(stage);
    await canvas.findByText(/^Bedankt!/);
    await expect(args.onRequest).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Esmee Golfslag', profession: 'kapitein', newsletter: true }),
    );
    await expect(canvas.getByText(/^Voor de nieuwsbrief is nog één klik nodig/)).toBeVisible();
  },
});

/** A reload restores what was typed except a tick; newer text replaces it. */
export const Draft = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    typed: { name: 'Esmee Golfslag' },
    draft: {
      read: () => ({ name: 'Esmee', phone: '06 12345678', profession: 'kapitein', newsletter: 'on' }),
      keep: fn(),
      clear: fn(),
      onClear: () => () => {},
    },
  },
  play: async (stage) => {
    const { canvas, userEvent, args } = stage;
    const kept = { name: 'Esmee Golfslag', email: '', phone: '06 12345678', profession: 'kapitein' };
    await expect(canvas.getByLabelText('Naam')).toHaveValue('Esmee Golfslag');
    await expect(canvas.getByLabelText(/^Telefoon/)).toHaveValue('06 12345678');
    await expect(canvas.getByLabelText('Functie')).toHaveValue('kapitein');
    await expect(canvas.getByRole('checkbox', { name: /nieuwsbrief/ })).not.toBeChecked();
    await expect(args.draft?.keep).toHaveBeenLastCalledWith(kept);
    await userEvent.click(canvas.getByRole('checkbox', { name: /nieuwsbrief/ }));
    await userEvent.type(canvas.getByLabelText('E-mailadres'), 'e@golfslag.example');
    await expect(args.draft?.keep).toHaveBeenLastCalledWith({ ...kept, email: 'e@golfslag.example' });
    await expect(args.draft?.clear).not.toHaveBeenCalled();
    await send(stage);
    await canvas.findByText(/^Bedankt!/);
    await expect(args.draft?.clear).toHaveBeenCalledOnce();
  },
});

/** A browser can send it without scripts: every field has the API's name. */
export const WithoutJavaScript = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/fnc-subscribe']);
    await expect(Object.fromEntries(form === null ? [] : new FormData(form))).toEqual({
      source: 'general',
      page: '/cyprus-gids',
      language: 'nl',
      leadMagnet: 'cyprus-ebook',
      name: '',
      email: '',
      profession: '',
      phone: '',
      honeypot: '',
    });
  },
});

/** The specification's sentences, each by its field; they disappear when the field is corrected. */
export const Faults = meta.story({
  play: async (stage) => {
    const { canvas, userEvent, args } = stage;
    await send(stage);
    await expect(await canvas.findByText('Naam is verplicht')).toBeVisible();
    await expect(canvas.getByText('Functie is verplicht')).toBeVisible();
    await expect(canvas.getByText('Email is verplicht')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Naam')).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('Naam'), 'E');
    await waitFor(() => expect(canvas.queryByText('Naam is verplicht')).toBeNull());
    await userEvent.type(canvas.getByLabelText('E-mailadres'), 'esmee');
    await expect(await canvas.findByText('Voer een geldig email adres in')).toBeVisible();
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
  parameters: { everyTurn: true },
});

export const Submitting = meta.story({
  args: { onRequest: fn(thinks) },
  play: async (stage) => {
    await fillIn(stage);
    await send(stage);
    await expect(await stage.canvas.findByRole('button', { name: 'Gids aanvragen…' })).toBeVisible();
    await expect(stage.canvas.getByLabelText('Functie')).toBeDisabled();
  },
});

/** The form is replaced by what happens next, with a link in case the download did not start. */
export const Success = meta.story({
  play: async (stage) => {
    const { canvas, userEvent, args } = stage;
    await fillIn(stage);
    await send(stage);
    const thanks = 'Bedankt! Je download start automatisch. Check ook je email voor extra tips.';
    await expect(await canvas.findByText(thanks)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.queryByText(/nog één klik/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Open de gids' })).toHaveAttribute('href', ready.downloadUrl);
    await expect(canvas.getByRole('link', { name: 'Bereken je eigen som' })).toHaveAttribute('href', '#calculator');
    await expect(canvas.getByRole('link', { name: 'plan een gratis intake' })).toHaveAttribute('href', '#contact');
    await expect(args.onRequest).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'esmee@golfslag.example', profession: 'kapitein', newsletter: false }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Nog een gids aanvragen' }));
    await expect(canvas.getByLabelText('Naam')).toHaveValue('');
    await expect(canvas.getByLabelText('Naam')).toHaveFocus();
    await fillIn(stage);
    await send(stage);
    await canvas.findByText(thanks);
  },
  parameters: { everyTurn: true },
});

/** The server's sentence, or the specification's when it sends none. The answers are kept. */
export const ServerError = meta.story({
  args: {
    onRequest: fn(
      refuses({
        message: 'Er ging iets mis op de server. Probeer het over een minuut opnieuw, of neem contact op.',
        issues: [],
      }),
    ),
  },
  play: async (stage) => {
    await fillIn(stage);
    await send(stage);
    await expect(
      await stage.canvas.findByText(
        'Er ging iets mis op de server. Probeer het over een minuut opnieuw, of neem contact op.',
      ),
    ).toBeVisible();
    await expect(stage.canvas.getByLabelText('E-mailadres')).toHaveValue('esmee@golfslag.example');
  },
  parameters: { everyTurn: true },
});

export const NetworkError = meta.story({
  args: { onRequest: fn(refuses(unreachable)) },
  play: async (stage) => {
    await fillIn(stage);
    await send(stage);
    await expect(
      await stage.canvas.findByText('Er ging iets mis. Probeer het opnieuw of neem contact op.'),
    ).toBeVisible();
    await expect(stage.canvas.getByLabelText('Functie')).toHaveValue('kapitein');
  },
});
