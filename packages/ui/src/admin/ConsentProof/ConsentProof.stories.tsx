import type { ConsentEntry } from '@fnc/domain';
import { aLead } from '@fnc/domain/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inTurn } from '../testing/inTurn.ts';
import { now } from '../testing/sampleLeads.ts';
import { phone } from '../testing/screens.ts';
import type { Problem } from '../words/problem.ts';
import { ConsentProof } from './ConsentProof.tsx';

const given: ConsentEntry = {
  kind: 'given',
  at: '2026-11-17T08:03:00.000Z',
  wording: 'Ja, stuur mij maximaal één keer per maand nieuws. Afmelden kan altijd met één klik.',
  version: '2026-11',
  language: 'nl',
  page: '/linkedin',
};
const confirmed: ConsentEntry = { kind: 'confirmed', at: '2026-11-17T08:10:00.000Z', page: '/bevestigen' };
const withdrawn: ConsentEntry = { kind: 'withdrawn', at: '2026-11-18T19:00:00.000Z' };
const ready = (...consents: ConsentEntry[]) => ({ phase: 'ready' as const, consents });

const meta = preview.meta({
  title: 'Admin/ConsentProof',
  tags: ['stable'],
  component: ConsentProof,
  globals: phone,
  args: {
    lead: aLead({ consent: 'confirmed', consentAt: confirmed.at }),
    now,
    state: ready(given, confirmed),
    onResend: fn(() => Promise.resolve(null)),
    onExport: fn(() => Promise.resolve(null)),
    onBlock: fn(() => Promise.resolve(null)),
    onUnblock: fn(() => Promise.resolve(null)),
    onRetry: fn(),
  },
  parameters: { frame: 'padded' },
});

/** The date and the exact text of the consent, with its place and language. */
export const Confirmed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Bevestigd di 17 nov')).toBeVisible();
    await expect(canvas.getByText(given.wording ?? '')).toHaveAttribute('lang', 'nl');
    await expect(canvas.getByText(/pagina \/linkedin, Nederlands/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stuur bevestiging opnieuw' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Exporteer bewijs' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
});

/** Ticked but not confirmed: the link can be sent again, and a limit is shown. */
export const Pending = meta.story({
  args: {
    lead: aLead({ consent: 'pending', consentAt: given.at }),
    state: ready(given),
    onResend: inTurn<Problem | null>({ code: 'cannot_connect' }, null),
  },
  parameters: { chromatic: { disableSnapshot: true }, toasts: 'paused' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Wacht op bevestiging sinds di 17 nov')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stuur bevestiging opnieuw' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stuur bevestiging opnieuw' }));
    await expect(await screen.findByText('Bevestiging opnieuw verstuurd')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Withdrawn = meta.story({
  args: {
    lead: aLead({ subscribed: false, consent: 'confirmed', unsubscribedAt: withdrawn.at }),
    state: ready(given, confirmed, withdrawn),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Afgemeld wo 18 nov')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

/** Undid the unsubscription: that is no consent, so one that never ticked the box still has none. */
export const Returned = meta.story({
  args: {
    lead: aLead(),
    state: ready(withdrawn, { kind: 'returned', at: '2026-11-18T19:01:00.000Z', language: 'nl' }),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Geen toestemming vastgelegd')).toBeVisible();
    await expect(canvas.getByText(/^Trok de afmelding in/)).toBeVisible();
  },
});

export const None = meta.story({
  args: { lead: aLead(), state: ready() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Geen toestemming vastgelegd')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Exporteer bewijs' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Blokkeer dit adres' })).toBeVisible();
  },
});

/** The address refuses mail, regardless of the consent. */
export const Suppressed = meta.story({
  args: { lead: aLead({ consent: 'confirmed', consentAt: confirmed.at, suppressed: 'complained' }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('De lezer meldde onze mail als ongewenst')).toBeVisible();
    await expect(canvas.getByText('Bevestigd di 17 nov')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { state: { phase: 'loading' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByText('Bevestigd di 17 nov')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { state: { phase: 'failed', problem: { code: 'cannot_connect' } } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/De toestemmingen zijn niet geladen/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

const blocked: ConsentEntry = {
  kind: 'blocked',
  at: '2026-11-19T10:00:00.000Z',
  language: 'nl',
  by: 'marit',
  reason: 'asked',
  note: 'per telefoon',
};

/** Blocked by hand: the proof shows who, when and why, and it can be undone. */
export const Blocked = meta.story({
  args: {
    lead: aLead({ consent: 'confirmed', consentAt: confirmed.at, suppressed: 'blocked' }),
    state: ready(given, confirmed, blocked),
    onUnblock: inTurn<Problem | null>({ code: 'cannot_connect' }, null),
  },
  parameters: { everyTurn: true, toasts: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Je hebt dit adres geblokkeerd')).toBeVisible();
    await expect(canvas.getByText('Vroeg om geen mail meer: per telefoon')).toBeVisible();
    await expect(canvas.getByText('door marit')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Blokkeer dit adres' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hef de blokkade op' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hef de blokkade op' }));
    await expect(await screen.findByText('Blokkade opgeheven')).toBeVisible();
    await expect(args.onUnblock).toHaveBeenCalledTimes(2);
  },
});

/** A reason is chosen or typed. An error is shown in the dialog. */
export const Blocking = meta.story({
  args: {
    lead: aLead({ email: 'esmee@golfslag.example' }),
    state: ready(),
    onBlock: inTurn<Problem | null>({ code: 'cannot_connect' }, null),
  },
  parameters: { everyTurn: true, toasts: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Blokkeer dit adres' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'esmee@golfslag.example blokkeren?' }));
    const submit = dialog.getByRole('button', { name: 'Blokkeer adres' });
    await userEvent.click(submit);
    await expect(dialog.getByText('Kies een reden')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Een andere reden' }));
    await userEvent.click(submit);
    await expect(dialog.getByText('Schrijf op waarom')).toBeVisible();
    await expect(args.onBlock).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: /Welke reden/ }), 'Concurrent');
    await userEvent.click(submit);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(args.onBlock).toHaveBeenLastCalledWith({ reason: 'other', note: 'Concurrent' });
    await userEvent.click(submit);
    await expect(await screen.findByText('Adres geblokkeerd')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** The open dialog. */
export const Asking = meta.story({
  args: { lead: aLead({ email: 'esmee@golfslag.example' }), state: ready() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Blokkeer dit adres' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});
