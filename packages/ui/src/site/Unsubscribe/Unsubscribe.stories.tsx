import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accepts, refuses, thinks, unreachable } from '../testing/answers.ts';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { Unsubscribe, type UnsubscribeProps } from './Unsubscribe.tsx';

type ExampleProps = Pick<UnsubscribeProps, 'onUnsubscribe' | 'onResubscribe' | 'onRequestLink'> & { token?: string };

function Example({ token, ...calls }: ExampleProps) {
  const { language } = useStoryLanguage();
  return <Unsubscribe token={token ?? null} language={language} homeHref="#home" {...calls} />;
}

const done = 'Je bent afgemeld. Je krijgt geen nieuwsbrief meer van ons.';
const back = 'Je bent niet langer afgemeld. Fijn dat je er bent.';
const asked = 'Als dit adres op onze lijst staat, krijg je een mail met een link.';
const dead = 'Deze afmeldlink klopt niet of is niet volledig. Vraag hieronder een nieuwe aan.';

const meta = preview.meta({
  title: 'Site/Unsubscribe',
  tags: ['stable'],
  component: Example,
  args: {
    onUnsubscribe: fn(accepts(done)),
    onResubscribe: fn(accepts(back)),
    onRequestLink: fn(accepts(asked)),
  },
  globals: { viewport: { value: 'desktop' } },
});

/** Opened by a mail's link: the list's name and one button. */
export const FromAMail = meta.story({
  args: { token: 'een.link' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/geen nieuwsbrief van FNC meer/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Meld mij af' })).toBeVisible();
  },
});

/** The built page behind a mail's link, which does not know its token yet: the same button, as a plain form. */
export const BeforeTheApp = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    document.documentElement.dataset['state'] = 'unread';
    return () => {
      delete document.documentElement.dataset['state'];
    };
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleName('Meld mij af');
    const form = button.closest('form');
    await expect([form?.method, form?.getAttribute('action')]).toEqual(['post', null]);
    let leftToTheBrowser = false;
    const stay = (event: Event) => {
      leftToTheBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('submit', stay, { once: true });
    form?.requestSubmit();
    await expect(leftToTheBrowser).toBe(true);
    await expect(args.onUnsubscribe).not.toHaveBeenCalled();
  },
});

/** It offers an undo for a click by mistake. */
export const Unsubscribed = meta.story({
  args: { token: 'een.link' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meld mij af' }));
    await expect(await canvas.findByText(done)).toHaveFocus();
    await expect(args.onUnsubscribe).toHaveBeenCalledWith('een.link');
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Maak de afmelding ongedaan');
    await expect(args.onResubscribe).not.toHaveBeenCalled();
  },
  parameters: { everyTurn: true },
});

/** One press of the button, by keyboard. */
export const Resubscribed = meta.story({
  args: { token: 'een.link' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meld mij af' }));
    await expect(await canvas.findByText(done)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(back)).toHaveFocus();
    await expect(args.onResubscribe).toHaveBeenCalledOnce();
    await expect(args.onResubscribe).toHaveBeenCalledWith('een.link');
    await expect(canvas.queryByText(done)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Resubscribing = meta.story({
  args: { token: 'een.link', onResubscribe: fn(thinks) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meld mij af' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Maak de afmelding ongedaan' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ongedaan maken…' }));
    await expect(args.onResubscribe).toHaveBeenCalledOnce();
  },
});

/** The failed undo says that the visitor is still unsubscribed. The button stays. */
export const ResubscribingFailed = meta.story({
  args: { token: 'een.link', onResubscribe: fn(refuses(unreachable)) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meld mij af' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Maak de afmelding ongedaan' }));
    const alert = await canvas.findByText('Ongedaan maken is niet gelukt. Probeer het opnieuw.');
    await waitFor(() => expect(document.activeElement).toContainElement(alert));
    await expect(canvas.getByText('Je bent nog steeds afgemeld.')).toBeVisible();
    args.onResubscribe.mockImplementation(accepts(back));
    await userEvent.click(canvas.getByRole('button', { name: 'Maak de afmelding ongedaan' }));
    await expect(await canvas.findByText(back)).toHaveFocus();
  },
});

export const Submitting = meta.story({
  args: { token: 'een.link', onUnsubscribe: fn(thinks) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meld mij af' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Afmelden…' }));
    await expect(args.onUnsubscribe).toHaveBeenCalledOnce();
  },
});

/** An invalid link: the page offers to send a new one. */
export const DeadLink = meta.story({
  args: {
    token: 'kapot',
    onUnsubscribe: fn(refuses({ code: 'unsubscribe_link_invalid', message: dead, issues: [] })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meld mij af' }));
    const alert = await canvas.findByText(dead);
    await waitFor(() => expect(document.activeElement).toContainElement(alert));
    await userEvent.type(canvas.getByLabelText('E-mailadres'), 'esmee@golfslag.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Stuur mij de link' }));
    await expect(await canvas.findByText(asked)).toHaveFocus();
    await expect(args.onRequestLink).toHaveBeenCalledWith('esmee@golfslag.example');
  },
  parameters: { everyTurn: true },
});

/** The button stays for a retry. */
export const NetworkError = meta.story({
  args: { token: 'een.link', onUnsubscribe: fn(refuses(unreachable)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meld mij af' }));
    await expect(await canvas.findByText('Afmelden is niet gelukt. Probeer het opnieuw.')).toBeVisible();
    await expect(canvas.getByText('Er is nog niets veranderd.')).toBeVisible();
    args.onUnsubscribe.mockImplementation(accepts(done));
    await userEvent.click(canvas.getByRole('button', { name: 'Meld mij af' }));
    await expect(await canvas.findByText(done)).toBeVisible();
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** Without a link: a form for the address. A browser can send it without scripts too. */
export const Address = meta.story({
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/unsubscribe-link']);
    const sent = Object.fromEntries(form === null ? [] : new FormData(form));
    await expect(sent).toEqual({ language: 'nl', email: '', honeypot: '' });
  },
  parameters: { everyTurn: true },
});

export const AddressMissing = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stuur mij de link' }));
    await expect(await canvas.findByText('Email is verplicht')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('E-mailadres')).toHaveFocus());
    await expect(args.onRequestLink).not.toHaveBeenCalled();
  },
});

/** The same words whether or not the address is known. */
export const LinkSent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mailadres'), 'esmee@golfslag.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Stuur mij de link' }));
    await expect(await canvas.findByText(asked)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Een ander adres invullen' }));
    await expect(canvas.getByLabelText('E-mailadres')).toHaveValue('');
    await userEvent.type(canvas.getByLabelText('E-mailadres'), 'noor@sextant.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Stuur mij de link' }));
    await canvas.findByText(asked);
  },
  parameters: { chromatic: { disableSnapshot: true } },
});
