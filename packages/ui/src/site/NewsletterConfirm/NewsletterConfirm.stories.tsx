import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accepts, refuses, thinks, unreachable } from '../testing/answers.ts';
import type { Stage } from '../testing/stage.ts';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { NewsletterConfirm, type NewsletterConfirmProps } from './NewsletterConfirm.tsx';

function Example(props: Pick<NewsletterConfirmProps, 'token' | 'onConfirm'>) {
  const { language } = useStoryLanguage();
  return <NewsletterConfirm {...props} language={language} homeHref="#home" guideHref="#guide" />;
}

const done = 'Je aanmelding is bevestigd. Vanaf nu krijg je onze nieuwsbrief.';
const dead = 'Deze bevestigingslink klopt niet of geldt niet meer. Vraag de gids opnieuw aan.';
const yes = 'Ja, stuur me de nieuwsbrief';

const press = ({ canvas, userEvent }: Stage) => userEvent.click(canvas.getByRole('button', { name: yes }));

const meta = preview.meta({
  title: 'Site/NewsletterConfirm',
  tags: ['stable'],
  component: Example,
  args: { token: 'een.link', onConfirm: fn(accepts(done)) },
  globals: { viewport: { value: 'desktop' } },
});

/** Opened by a mail's link: one button, and nothing is confirmed yet. */
export const Ready = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Nog één klik voor de nieuwsbrief');
    await expect(canvas.getByRole('button')).toHaveAccessibleName(yes);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** The message takes the focus from the button. */
export const Confirmed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: yes })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(done)).toHaveFocus();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith('een.link');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welkom bij de nieuwsbrief');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
  parameters: { everyTurn: true },
});

/** A second press sends nothing. */
export const Confirming = meta.story({
  args: { onConfirm: fn(thinks) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (stage) => {
    const { canvas, userEvent, args } = stage;
    await press(stage);
    await userEvent.click(await canvas.findByRole('button', { name: 'Bevestigen…' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** The same button would fail again; the page offers a new link. */
export const DeadLink = meta.story({
  args: {
    token: 'kapot',
    onConfirm: fn(refuses({ code: 'confirmation_link_invalid', message: dead, issues: [] })),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (stage) => {
    const { canvas } = stage;
    await press(stage);
    const alert = await canvas.findByText(dead);
    await waitFor(() => expect(document.activeElement).toContainElement(alert));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Vraag de gids nog eens aan' })).toHaveAttribute('href', '#guide');
  },
});

/** The server cannot be reached: the button stays for a retry. */
export const ServerGone = meta.story({
  args: { onConfirm: fn(refuses(unreachable)) },
  play: async (stage) => {
    const { canvas, args } = stage;
    await press(stage);
    const alert = await canvas.findByText('Bevestigen is niet gelukt. Probeer het opnieuw.');
    await waitFor(() => expect(document.activeElement).toContainElement(alert));
    await expect(canvas.getByText('Er is nog niets veranderd.')).toBeVisible();
    args.onConfirm.mockImplementation(accepts(done));
    await press(stage);
    await expect(await canvas.findByText(done)).toBeVisible();
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** A mistyped or incomplete link: the page says where the link is and how to get a new one. */
export const WithoutLink = meta.story({
  args: { token: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Bevestigen doe je met de link uit de mail',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
  parameters: { everyTurn: true },
});

/** The prerendered page: a form that the browser sends itself. Its address holds the token. */
export const WithoutJavaScript = meta.story({
  args: { token: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const form = canvasElement.querySelector('form');
    await expect([form?.method, form?.getAttribute('action')]).toEqual(['post', null]);
    await expect(Object.fromEntries(form === null ? [] : new FormData(form))).toEqual({ language: 'nl' });
    let leftToTheBrowser = false;
    const stay = (event: Event) => {
      leftToTheBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('submit', stay, { once: true });
    form?.requestSubmit();
    await expect(leftToTheBrowser).toBe(true);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
