import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Say } from '../../testing/Say.tsx';
import type { RequestGuide } from '../GuideForm/useGuideForm.ts';
import { accepts, refuses, thinks } from '../testing/answers.ts';
import type { Stage } from '../testing/stage.ts';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { GuidePopup } from './GuidePopup.tsx';

const ready = { downloadUrl: '/guide/cyprus-gids.pdf' };

interface ExampleProps {
  startsOpen?: boolean;
  amount?: string;
  onRequest: RequestGuide;
}

/** A page that stays in use beside the offer. */
function Example({ startsOpen = true, amount = '€ 53.320', onRequest }: ExampleProps) {
  const [open, setOpen] = useState(startsOpen);
  const { language } = useStoryLanguage();
  return (
    <div style={{ display: 'grid', gap: 20, maxWidth: 400, minHeight: '100vh', padding: 32, alignContent: 'start' }}>
      <TextField label={<Say nl="Omzet per jaar" en="Revenue per year" />} defaultValue="180.000" />
      <Button onClick={() => setOpen(true)}>
        <Say nl="Twee tellen later" en="Two seconds later" />
      </Button>
      <GuidePopup
        open={open}
        figure={{ amount, rates: 'brochure' }}
        language={language}
        privacyHref="#privacy"
        onRequest={onRequest}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Site/GuidePopup',
  tags: ['new'],
  component: Example,
  args: { onRequest: fn(accepts(ready)) },
  globals: { viewport: { value: 'desktop' } },
});

const popup = () => screen.findByRole('dialog', { name: 'De gids bij je som?' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function fillIn({ userEvent }: Stage) {
  const form = within(await popup());
  await userEvent.type(form.getByLabelText('Naam'), 'Esmee Golfslag');
  await userEvent.type(form.getByLabelText('E-mailadres'), 'esmee@golfslag.example');
  await userEvent.selectOptions(form.getByLabelText('Functie'), 'Kapitein');
}

const send = async ({ userEvent }: Stage) => {
  await userEvent.click(within(await popup()).getByRole('button', { name: 'Stuur mij de gids' }));
};

/** A card in the corner; the page behind it can still be used. The newsletter is not ticked. */
export const Card = meta.story({
  play: async () => {
    const form = within(await popup());
    await expect(form.getByText('€ 53.320')).toBeVisible();
    await expect(form.getByRole('checkbox', { name: /nieuwsbrief/ })).not.toBeChecked();
    await expect(screen.getByRole('status')).toHaveTextContent(/Het formulier staat onderaan/);
  },
});

/** On a phone the figure above it stays in sight, and every way out is within reach. */
export const Sheet = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = await popup();
    await expect(sheet.getBoundingClientRect().top).toBeGreaterThanOrEqual(262);
    await expect(sheet.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(within(sheet).getByRole('button', { name: 'Nee, verder rekenen' })).toBeInTheDocument();
  },
});

/** It appears while somebody types: the focus stays there, and Escape puts it away. */
export const KeepsTheFocus = meta.story({
  parameters: { picture: 'none' },
  args: { startsOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Twee tellen later' });
    await userEvent.click(opener);
    await popup();
    await expect(opener).toHaveFocus();
    const revenue = canvas.getByLabelText('Omzet per jaar');
    await userEvent.type(revenue, '0');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(revenue).toHaveFocus();
  },
});

/** Reached with the tab key; the cross, "no" and Escape lead back to where one came from. */
export const WaysOut = meta.story({
  parameters: { picture: 'none' },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Twee tellen later' });
    const ways = [
      () => userEvent.keyboard('{Enter}'),
      async () => userEvent.click(within(await popup()).getByRole('button', { name: 'Nee, verder rekenen' })),
      () => userEvent.keyboard('{Escape}'),
    ];
    for (const leave of ways) {
      opener.focus();
      await userEvent.tab();
      await expect(within(await popup()).getByRole('button', { name: 'Sluit het formulier' })).toHaveFocus();
      await leave();
      await gone();
      await expect(opener).toHaveFocus();
      await userEvent.click(opener);
      await popup();
    }
  },
});

/** One sentence for what is missing, the fault beside each field, the focus on the first. */
export const Faults = meta.story({
  play: async (stage) => {
    const { userEvent, args } = stage;
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
});

export const Submitting = meta.story({
  args: { onRequest: fn(thinks) },
  play: async (stage) => {
    await fillIn(stage);
    await send(stage);
    await expect(await screen.findByRole('button', { name: 'Gids aanvragen…' })).toBeVisible();
  },
});

/** What happened, and the guide itself for whom the download did not start. */
export const Success = meta.story({
  play: async (stage) => {
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
});

/** The box was ticked: the newsletter has to be confirmed. */
export const SuccessWithNewsletter = meta.story({
  parameters: { picture: 'none' },
  play: async (stage) => {
    await fillIn(stage);
    await stage.userEvent.click(screen.getByRole('checkbox', { name: /nieuwsbrief/ }));
    await send(stage);
    await expect(await screen.findByText(/^Voor de nieuwsbrief is nog één klik nodig/)).toBeVisible();
    await expect(stage.args.onRequest).toHaveBeenCalledWith(expect.objectContaining({ newsletter: true }));
  },
});

/** The server's own sentence; without one the specification's. */
export const ServerError = meta.story({
  args: { onRequest: fn(refuses({ message: 'Te veel verzoeken achter elkaar.', code: 'rate_limited', issues: [] })) },
  play: async (stage) => {
    const { onRequest } = stage.args;
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
    await fillIn(stage);
    await send(stage);
    await expect(await screen.findByText('Netwerkfout. Check je internetverbinding.')).toBeVisible();
  },
});

export const LongWords = meta.story({
  args: { amount: '−€ 1.234.567.890' },
  globals: { viewport: { value: 'narrowPhone' } },
});
