import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { fillWith, leaveMarks } from './fill.tsx';
import { PlainFormPage, type PlainFormPageId } from './PlainFormPage.tsx';

interface ExampleProps {
  page: PlainFormPageId;
  /** What the server fills in; absent: the page as built. */
  values?: Record<string, string>;
}

function Example({ page, values }: ExampleProps) {
  const { language } = useStoryLanguage();
  return (
    <PlainFormPage
      page={page}
      fill={values === undefined ? leaveMarks : fillWith({ language, ...values })}
      language={language}
      homeHref="#home"
      calculatorHref="#calculator"
      guideHref="#guide"
      privacyHref="#privacy"
    />
  );
}

/** The address and values of the page's only form. */
function sent(page: HTMLElement) {
  const form = page.querySelector('form');
  return [form?.getAttribute('action'), Object.fromEntries(form === null ? [] : new FormData(form))];
}

const meta = preview.meta({
  title: 'Site/PlainFormPage',
  tags: ['stable'],
  component: Example,
  args: { page: 'contact' },
  globals: { viewport: { value: 'desktop' } },
});

/** Each error beside its field and in a list of links; everything typed is kept. */
export const MessageWithFaults = meta.story({
  args: {
    page: 'contact',
    values: {
      name: 'Noor Sextant',
      email: 'noor@',
      message: '',
      issues: 'yes',
      incomplete: 'Vul alle velden in',
      'email.error': 'Voer een geldig email adres in',
      'message.error': 'Schrijf een kort bericht, één zin is genoeg',
    },
  },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('E-mailadres');
    await expect(email).toHaveValue('noor@');
    await expect(email).toHaveAccessibleDescription(/geldig email adres/);
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByLabelText('Naam')).toHaveValue('Noor Sextant');
    await expect(canvas.getByLabelText('Naam')).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByRole('link', { name: 'E-mailadres' })).toHaveAttribute('href', '#email');
    await expect(canvas.queryByRole('link', { name: 'Naam' })).toBeNull();
    await expect(canvas.getByText('Vul alle velden in')).toBeVisible();
  },
});

/** The server could not store it: the typed text is kept. */
export const MessageNotStored = meta.story({
  args: {
    page: 'contact',
    values: {
      name: 'Noor Sextant',
      email: 'noor@sextant.example',
      message: 'Ik woon in Rotterdam en factureer vanuit een bv.',
      error: 'Er ging iets mis op de server. Probeer het over een minuut opnieuw.',
      errorId: '4f1c09ab',
    },
  },
});

export const MessageSent = meta.story({
  args: { page: 'contact-sent', values: { email: 'noor@sextant.example' } },
});

export const GuideWithFaults = meta.story({
  args: {
    page: 'guide',
    values: {
      name: '',
      email: 'esmee@golfslag.example',
      profession: 'kapitein',
      professionLabel: 'Kapitein',
      newsletter: 'on',
      issues: 'yes',
      'name.error': 'Naam is verplicht',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Functie')).toHaveValue('kapitein');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
  parameters: { everyTurn: true },
});

/** Nothing was filled in at all. */
export const GuideEmpty = meta.story({
  args: {
    page: 'guide',
    values: {
      issues: 'yes',
      'name.error': 'Naam is verplicht',
      'email.error': 'Email is verplicht',
      'profession.error': 'Functie is verplicht',
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Functie')).toHaveValue('');
    await expect(canvas.getByLabelText('Functie')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
});

export const GuideReady = meta.story({
  args: { page: 'guide-requested', values: { downloadUrl: '#guide.pdf' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/nog één klik/)).toBeNull();
  },
  parameters: { everyTurn: true },
});

/** The box was ticked: the newsletter must be confirmed. */
export const GuideReadyWithNewsletter = meta.story({
  args: { page: 'guide-requested', values: { downloadUrl: '#guide.pdf', newsletter: 'on' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Voor de nieuwsbrief is nog één klik nodig/)).toBeVisible();
  },
});

export const LinkNotOurs = meta.story({
  args: {
    page: 'unsubscribe',
    values: { error: 'Deze afmeldlink klopt niet of is niet volledig. Vraag hieronder een nieuwe aan.' },
  },
});

export const LinkSent = meta.story({
  args: {
    page: 'unsubscribe-link-sent',
    values: { said: 'Als dit adres op onze lijst staat, krijg je een mail met een link.' },
  },
});

export const Unsubscribed = meta.story({
  args: {
    page: 'unsubscribed',
    values: { said: 'Je bent afgemeld. Je krijgt geen nieuwsbrief meer van ons.', token: 'een.link' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Maak de afmelding ongedaan' })).toBeVisible();
    await expect(sent(canvasElement)).toEqual(['/api/resubscribe', { token: 'een.link', language: 'nl' }]);
  },
  parameters: { everyTurn: true },
});

/** A mail program's one-click request has its token elsewhere: nobody sees this page, and it has no button. */
export const UnsubscribedByAProgram = meta.story({
  args: { page: 'unsubscribed', values: { said: 'Je bent afgemeld.' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Je bent afgemeld.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const ResubscribingFailed = meta.story({
  args: {
    page: 'resubscribe',
    values: {
      error: 'Er ging iets mis op de server. Probeer het over een minuut opnieuw.',
      errorId: '4f1c09ab',
      token: 'een.link',
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Je bent nog steeds afgemeld.')).toBeVisible();
    await expect(sent(canvasElement)).toEqual(['/api/resubscribe', { token: 'een.link', language: 'nl' }]);
  },
});

export const Resubscribed = meta.story({
  args: { page: 'resubscribed', values: { said: 'Je bent niet langer afgemeld. Fijn dat je er bent.' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welkom terug');
    await expect(canvas.getByText(/^Je bent niet langer afgemeld/)).toBeVisible();
  },
});

export const NewsletterConfirmed = meta.story({
  args: { page: 'confirmed', values: { said: 'Je aanmelding is bevestigd. Vanaf nu krijg je onze nieuwsbrief.' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Je aanmelding is bevestigd/)).toBeVisible();
  },
});

/** The server could not confirm it: the same button again. */
export const ConfirmingFailed = meta.story({
  args: { page: 'confirm', values: { error: 'Bevestigen is niet gelukt. Probeer het opnieuw.', token: 'een.link' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Ja, stuur me de nieuwsbrief' })).toBeVisible();
    await expect(sent(canvasElement)).toEqual(['/api/confirm-newsletter', { token: 'een.link', language: 'nl' }]);
  },
});

/** Its address had no token: no retry, but the way to a new link. */
export const ConfirmingWithoutLink = meta.story({
  args: {
    page: 'confirm',
    values: { issues: 'yes', 'token.error': 'Deze bevestigingslink klopt niet of geldt niet meer.' },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Deze bevestigingslink klopt niet of geldt niet meer.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Vraag de gids nog eens aan' })).toBeVisible();
  },
});

/** The same for unsubscribing: an error without a field is shown once. */
export const UnsubscribingWithoutLink = meta.story({
  args: {
    page: 'unsubscribe',
    values: { issues: 'yes', 'token.error': 'Deze afmeldlink klopt niet of is niet volledig.' },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Deze afmeldlink klopt niet of is niet volledig.')).toBeVisible();
    await expect(canvas.queryByText('Kijk dit nog even na')).toBeNull();
    await expect(canvas.getByLabelText('E-mailadres')).toBeVisible();
  },
});

/** The page as built: placeholders mark where the server fills in values. */
export const AsBuilt = meta.story({
  args: { page: 'contact-sent' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We antwoorden binnen 24 uur op [[email]].')).toBeVisible();
  },
});
