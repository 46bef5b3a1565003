import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Say } from '../../testing/Say.tsx';
import { press } from '../../testing/press.ts';
import type { FormDraft } from '../forms/useDraft.ts';
import type { RequestGuide } from '../GuideForm/useGuideForm.ts';
import { accepts, refuses, thinks } from '../testing/answers.ts';
import type { Stage } from '../testing/stage.ts';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { GuidePopup } from './GuidePopup.tsx';

const ready = { downloadUrl: '/guide/cyprus-gids.pdf' };

interface ExampleProps {
  startsOpen?: boolean;
  amount?: string;
  draft?: FormDraft;
  onRequest: RequestGuide;
  onSeen: () => void;
}

/** A page that is used above the offer: a field, a figure, and more content than the window holds. */
function Example({ startsOpen = true, amount = '€ 53.320', ...props }: ExampleProps) {
  const [open, setOpen] = useState(startsOpen);
  const { language } = useStoryLanguage();
  return (
    <>
      <main tabIndex={-1} style={{ display: 'grid', gap: 20, minHeight: '130vh', padding: 32, alignContent: 'start' }}>
        <TextField label={<Say nl="Omzet per jaar" en="Revenue per year" />} defaultValue="180.000" />
        <Button onClick={() => setOpen(true)}>
          <Say nl="Twee tellen later" en="Two seconds later" />
        </Button>
        <strong data-keep-clear="" style={{ position: 'absolute', top: '110vh', fontSize: 40 }}>
          {amount}
        </strong>
      </main>
      <GuidePopup
        open={open}
        figure={{ amount, rates: 'brochure' }}
        language={language}
        privacyHref="#privacy"
        onClose={() => setOpen(false)}
        {...props}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Site/GuidePopup',
  tags: ['stable'],
  component: Example,
  args: { onRequest: fn(accepts(ready)), onSeen: fn() },
  globals: { viewport: { value: 'desktop' } },
  parameters: { everyState: true },
});

const named = { name: 'De gids bij je som?' };
const bar = () => screen.findByRole('region', named);
const popup = () => screen.findByRole('dialog', named);
const gone = () =>
  waitFor(() => expect([screen.queryByRole('region', named), screen.queryByRole('dialog')]).toEqual([null, null]));

const centre = ({ top, height }: DOMRect) => top + height / 2;

async function ask({ userEvent }: Stage) {
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Ja, graag' }));
  return popup();
}

async function fillIn({ userEvent }: Stage) {
  const form = within(await popup());
  await userEvent.type(form.getByLabelText('Naam'), 'Esmee Golfslag');
  await userEvent.type(form.getByLabelText('E-mailadres'), 'esmee@golfslag.example');
  await userEvent.selectOptions(form.getByLabelText('Functie'), 'Kapitein');
}

const send = async ({ userEvent }: Stage) => {
  await userEvent.click(within(await popup()).getByRole('button', { name: 'Stuur mij de gids' }));
};

/** A bar below the page, announced but without the focus. */
export const Bar = meta.story({
  play: async ({ args }) => {
    await expect(within(await bar()).getByText(/13 pagina’s/)).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent(/Het aanbod staat onderaan/);
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledOnce());
    await expect(document.body).toHaveFocus();
  },
});

/** On a phone: one line of text, a button and the cross. */
export const BarOnPhone = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    const { top, bottom } = (await bar()).getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(window.innerHeight);
    await expect(bottom - top).toBeLessThan(96);
  },
  parameters: { picture: true },
});

/** It appears after blur, hides while it would cover the figure, and covers nothing at the page's end. */
export const GivesWay = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { startsOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Omzet per jaar');
    await userEvent.type(field, '0');
    canvas.getByRole('button', { name: 'Twee tellen later' }).click(); // the focus stays in the field
    await expect(screen.queryByRole('region', named)).toBeNull();
    await expect(args.onSeen).not.toHaveBeenCalled();
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(await bar()).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Twee tellen later' })).toHaveFocus();
    await userEvent.click(field);
    await waitFor(() => expect(screen.queryByRole('region', named)).toBeNull());
    field.blur();
    await bar();

    const figure = canvas.getByText('€ 53.320');
    const overlaps = () => figure.getBoundingClientRect().bottom > window.innerHeight - 40;
    window.scrollTo(0, figure.offsetTop - window.innerHeight + 60);
    await expect(overlaps()).toBe(true);
    await waitFor(() => expect(screen.queryByRole('region', named)).toBeNull());
    window.scrollTo(0, document.documentElement.scrollHeight);
    const shown = await bar();
    await expect(screen.getByRole('main').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      shown.getBoundingClientRect().top + 1,
    );
    await expect(args.onSeen).toHaveBeenCalledOnce();
  },
});

/** Escape anywhere and the cross close it; the focus stays, or returns to its place in the page. */
export const Dismissed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await bar();
    const opener = canvas.getByRole('button', { name: 'Twee tellen later' });
    opener.focus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Sluit het aanbod' }));
    await gone();
    await expect(opener).toHaveFocus();
  },
});

/** On request: the form in a dialog, with the figure that it covers. The newsletter is not ticked. */
export const Asked = meta.story({
  play: async (stage) => {
    const form = within(await ask(stage));
    await expect(form.getByText('€ 53.320')).toBeVisible();
    await expect(form.getByRole('checkbox', { name: /nieuwsbrief/ })).not.toBeChecked();
    const title = form.getByRole('heading', named);
    await expect(title).toHaveFocus();
    const line = document.createRange();
    line.selectNodeContents(title);
    const cross = form.getByRole('button', { name: 'Sluit' });
    const [first] = line.getClientRects();
    await expect(Math.abs(centre(first as DOMRect) - centre(cross.getBoundingClientRect()))).toBeLessThan(2);
  },
  parameters: { everyTurn: true },
});

/** On a phone the dialog fills the window: the first field and every way to close it are visible. */
export const AskedOnPhone = meta.story({
  globals: { viewport: { value: 'narrowPhone' } },
  play: async (stage) => {
    const form = within(await ask(stage));
    await expect(form.getByLabelText('Naam').getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    await expect(form.getByRole('button', { name: 'Nee, verder rekenen' })).toBeVisible();
  },
  parameters: { picture: true },
});

/** The cross, "no" and Escape end the offer, and the focus returns to the page. */
export const WaysOut = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const opener = canvas.getByRole('button', { name: 'Twee tellen later' });
    const ways = [
      async () => userEvent.click(within(await popup()).getByRole('button', { name: 'Sluit' })),
      async () => userEvent.click(within(await popup()).getByRole('button', { name: 'Nee, verder rekenen' })),
      () => press('{Escape}'),
    ];
    for (const leave of ways) {
      await userEvent.click(opener);
      await ask(stage);
      await leave();
      await gone();
      await expect(opener).toHaveFocus();
    }
  },
});

/** A reload keeps what was typed in visible fields, until it is sent. */
export const Draft = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    draft: {
      read: () => ({ name: 'Esmee Golfslag', profession: 'kapitein', phone: '06 12345678' }),
      keep: fn(),
      clear: fn(),
      onClear: () => () => {},
    },
  },
  play: async (stage) => {
    const { args, userEvent } = stage;
    const form = within(await ask(stage));
    await expect(form.getByLabelText('Naam')).toHaveValue('Esmee Golfslag');
    await expect(form.getByLabelText('Functie')).toHaveValue('kapitein');
    await userEvent.type(form.getByLabelText('E-mailadres'), 'esmee@golfslag.example');
    await userEvent.click(form.getByRole('checkbox', { name: /nieuwsbrief/ }));
    await expect(args.draft?.keep).toHaveBeenLastCalledWith({
      name: 'Esmee Golfslag',
      email: 'esmee@golfslag.example',
      profession: 'kapitein',
    });
    await send(stage);
    await screen.findByText('Bedankt! Check je inbox voor de Cyprus Gids.');
    await expect(args.onRequest).toHaveBeenCalledWith(expect.not.objectContaining({ phone: expect.anything() }));
    await expect(args.draft?.clear).toHaveBeenCalledOnce();
  },
});

/** One sentence for missing fields, an error beside each, the focus in the first. */
export const Faults = meta.story({
  play: async (stage) => {
    const { userEvent, args } = stage;
    await ask(stage);
    await send(stage);
    const form = within(await popup());
    await expect(await form.findByText('Vul alle velden in om de Cyprus Gids te ontvangen')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('Naam')).toHaveFocus());
    await fillIn(stage);
    await waitFor(() => expect(form.queryByText(/^Vul alle velden in/)).toBeNull());
    await userEvent.clear(form.getByLabelText('E-mailadres'));
    await userEvent.type(form.getByLabelText('E-mailadres'), 'esmee@');
    await expect(await form.findByText('Voer een geldig email adres in')).toBeVisible();
    await expect(form.queryByText(/^Vul alle velden in/)).toBeNull();
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
  parameters: { everyTurn: true },
});

export const Submitting = meta.story({
  args: { onRequest: fn(thinks) },
  play: async (stage) => {
    await ask(stage);
    await fillIn(stage);
    await send(stage);
    await expect(await screen.findByRole('button', { name: 'Gids aanvragen…' })).toBeVisible();
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** The result, with the guide's link in case the download did not start. */
export const Success = meta.story({
  play: async (stage) => {
    await ask(stage);
    await fillIn(stage);
    await send(stage);
    const thanks = await screen.findByText('Bedankt! Check je inbox voor de Cyprus Gids.');
    await expect(thanks).toHaveFocus();
    await expect(screen.getByRole('link', { name: 'Open de gids' })).toHaveAttribute('href', ready.downloadUrl);
    await expect(stage.args.onRequest).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'esmee@golfslag.example', profession: 'kapitein', newsletter: false }),
    );
    await expect(screen.queryByText(/nog één klik/)).toBeNull();
  },
  parameters: { everyTurn: true },
});

/** The box was ticked: the newsletter must be confirmed. */
export const SuccessWithNewsletter = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (stage) => {
    await ask(stage);
    await fillIn(stage);
    await stage.userEvent.click(screen.getByRole('checkbox', { name: /nieuwsbrief/ }));
    await send(stage);
    await expect(await screen.findByText(/^Voor de nieuwsbrief is nog één klik nodig/)).toBeVisible();
    await expect(stage.args.onRequest).toHaveBeenCalledWith(expect.objectContaining({ newsletter: true }));
  },
});

/** The server's sentence, or the specification's without one. */
export const ServerError = meta.story({
  args: { onRequest: fn(refuses({ message: 'Te veel verzoeken achter elkaar.', code: 'rate_limited', issues: [] })) },
  play: async (stage) => {
    const { onRequest } = stage.args;
    await ask(stage);
    await fillIn(stage);
    await send(stage);
    await expect(await screen.findByText('Te veel verzoeken achter elkaar.')).toBeVisible();
    const wordless = {
      message: 'Er ging iets mis op de server. Probeer het over een minuut opnieuw, of neem contact op.',
      code: 'guide_server_error',
      issues: [],
    } as const;
    onRequest.mockImplementation(refuses(wordless));
    await send(stage);
    await expect(await screen.findByText('Er ging iets mis. Probeer het opnieuw.')).toBeVisible();
    await expect(screen.getByLabelText('Naam')).toHaveValue('Esmee Golfslag');
  },
});

export const NetworkError = meta.story({
  args: { onRequest: fn(refuses({ message: 'Er ging iets mis.', code: 'guide_unexpected', issues: [] })) },
  globals: { viewport: { value: 'phone' } },
  play: async (stage) => {
    await ask(stage);
    await fillIn(stage);
    await send(stage);
    await expect(await screen.findByText('Netwerkfout. Check je internetverbinding.')).toBeVisible();
  },
});

export const LongWords = meta.story({
  args: { amount: '−€ 1.234.567.890' },
  globals: { viewport: { value: 'narrowPhone' } },
  play: async (stage) => {
    await ask(stage);
  },
});
