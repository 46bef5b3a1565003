import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { fillWith, leaveMarks } from './fill.tsx';
import { PlainFormPage, type PlainFormPageId } from './PlainFormPage.tsx';

interface ExampleProps {
  page: PlainFormPageId;
  /** What the server fills in; absent: the page as it is built. */
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

const meta = preview.meta({
  title: 'Site/PlainFormPage',
  tags: ['new'],
  component: Example,
  args: { page: 'contact' },
  globals: { viewport: { value: 'desktop' } },
});

/** Each fault beside its field and in a list of links; everything that was typed is kept. */
export const MessageWithFaults = meta.story({
  args: {
    page: 'contact',
    values: {
      name: 'Noor Sextant',
      email: 'noor@',
      message: '',
      issues: 'yes',
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
  },
});

/** The server could not store it: what was typed is still there. */
export const MessageNotStored = meta.story({
  args: {
    page: 'contact',
    values: {
      name: 'Noor Sextant',
      email: 'noor@sextant.example',
      message: 'Ik woon in Rotterdam en factureer vanuit een bv.',
      error: 'Er ging iets mis op de server. Probeer het opnieuw.',
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
    values: { said: 'Je bent afgemeld. Je krijgt geen nieuwsbrief meer van ons.' },
  },
});

/** As it is built: marks stand where the server fills in. */
export const AsBuilt = meta.story({
  args: { page: 'contact-sent' },
  parameters: { picture: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We antwoorden binnen 24 uur op [[email]].')).toBeVisible();
  },
});
