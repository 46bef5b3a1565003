import type { Lead } from '@fnc/domain';
import { aLead } from '@fnc/domain/testing';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { desktop, tablet } from '../testing/screens.ts';
import { leadDetailArgs, ready } from '../testing/leadDetailArgs.ts';
import { longLead, manyEvents, sampleEvents, waitingLead } from '../testing/sampleLeads.ts';
import { LeadDetail, type LeadDetailProps } from './LeadDetail.tsx';

const meta = preview.meta({
  title: 'Admin/LeadDetail',
  tags: ['stable'],
  component: LeadDetail,
  globals: desktop,
  args: leadDetailArgs,
  parameters: { frame: 'shell', place: 'leads' },
});

/** Every kind of event, and each outcome of a mail. */
export const Waiting = meta.story({
  play: async ({ canvas }) => {
    const answer = canvas.getByRole('link', { name: 'Beantwoord per e-mail' });
    await expect(answer).toHaveAttribute('href', expect.stringMatching(/^mailto:esmee@golfslag\.example\?subject=/));
    await expect(answer).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('Beste Esmee,')));
    await expect(canvas.getByText('Nog 2 u 14 min', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Wie wijzigde wat bij deze lead' })).toHaveAttribute(
      'href',
      '/admin/changes?lead=2',
    );
  },
});
export const Tablet = meta.story({ globals: tablet });

/** Days late: the bar passes its mark. */
export const Late = meta.story({
  args: { state: ready({ lead: { ...waitingLead, waitingSince: '2026-11-17T11:48:00.000Z' } }) },
});

/** A guide request has no deadline: it asks for a welcome, not for an answer. */
export const GuideRequest = meta.story({
  args: {
    state: ready({ lead: { ...waitingLead, waitingSince: null, welcomeSince: '2026-11-20T07:04:00.000Z' } }),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aanvraag van de gids, vandaag 08:04')).toBeVisible();
    await expect(canvas.getByText('Er wacht geen vraag op antwoord')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Zet op/ })).toBeVisible();
  },
});

/** One event, and the only lead of its list. */
export const One = meta.story({
  args: {
    state: ready({ events: sampleEvents.slice(-1) }),
    trail: { listHref: '/admin/leads', filtered: false, place: { position: 1, count: 1 } },
  },
});

/** Two years of messages, mails and changes of status. */
export const Many = meta.story({
  args: { state: ready({ events: manyEvents(48) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(48);
  },
  parameters: { everyTurn: true },
});

/** Answered, without phone, function, consent or position in a list. */
export const Bare = meta.story({
  args: {
    state: ready({
      lead: aLead({
        phone: undefined,
        profession: undefined,
        leadMagnet: undefined,
        status: 'qualified',
        waitingSince: null,
      }),
      events: [],
    }),
    trail: { listHref: '/admin/leads', filtered: false },
  },
});

/** A visitor may type anything as a phone number: only a number is a link. */
export const PhoneOfWords = meta.story({
  args: { state: ready({ lead: aLead({ phone: 'na zessen' }), events: [] }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('na zessen')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'na zessen' })).toBeNull();
  },
});

const figureOf = (canvas: { getByText: (text: string) => HTMLElement }, name: string) =>
  canvas.getByText(name).nextElementSibling;

/** Mails of campaigns, measured: opened by the lead, or only fetched by a scanner. */
export const MailMeasured = meta.story({
  args: {
    state: ready({
      lead: { ...waitingLead, emailStats: { sent: 6, opened: 3, clicked: 1, bounced: 0 } },
      openedByMachine: 2,
    }),
  },
  play: async ({ canvas }) => {
    await expect(figureOf(canvas, 'Geopend')).toHaveTextContent(/^3$/);
    await expect(figureOf(canvas, 'Door een programma')).toHaveTextContent(/^2$/);
  },
});

/** Nothing is tracked: a figure that is not measured is not shown as 0. */
export const MailNotMeasured = meta.story({
  args: {
    state: ready({
      lead: { ...waitingLead, emailStats: { sent: 6, opened: null, clicked: null, bounced: 0 } },
      openedByMachine: null,
    }),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(figureOf(canvas, 'Door een programma')).toHaveTextContent(/^– niet gemeten$/);
  },
});

export const LongWords = meta.story({
  args: {
    state: ready({
      lead: longLead,
      events: [
        {
          id: 'long',
          at: '2026-11-19T16:26:00.000Z',
          kind: 'message_received',
          page: `/${'een-heel-lang-adres-'.repeat(9)}`,
          message: `Onafgebroken: ${'belastingadviseursverantwoordelijkheid'.repeat(6)}`,
        },
        ...sampleEvents,
      ],
    }),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Only the messages, then only the mails. */
export const TimelineFiltered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Berichten' }));
    await expect(canvas.getByText('Stuurde een bericht')).toBeVisible();
    await expect(canvas.queryByText('Mail met de gids')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Mail' }));
    await expect(canvas.getByText('Mail met de gids')).toBeVisible();
    await expect(canvas.getByText('Laatste fout: 550 5.1.1 mailbox unavailable')).toBeVisible();
  },
});

/** The status is set by menu, by the button beside the answer, and by a number key. */
export const StatusByKey = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('3');
    await expect(args.onStatus).toHaveBeenLastCalledWith('2', 'qualified');
    await userEvent.click(await screen.findByRole('button', { name: /^Maak ongedaan/ }));
    await waitFor(() => expect(args.onStatuses).toHaveBeenLastCalledWith(['2'], 'new', []));
    await userEvent.click(canvas.getByRole('button', { name: 'Zet op Benaderd' }));
    await expect(args.onStatus).toHaveBeenLastCalledWith('2', 'contacted');
  },
});

/** A lead that is more than new wrote again: its own status stops the clock, and the focus goes to the control beside its button. */
export const WroteAgain = meta.story({
  args: { state: ready({ lead: { ...waitingLead, status: 'converted' } }) },
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Answered(args) {
    const [lead, setLead] = useState<Lead>({ ...waitingLead, status: 'converted' });
    const onStatus: typeof args.onStatus = (id, status) => {
      setLead({ ...lead, status, waitingSince: null });
      return args.onStatus(id, status);
    };
    return <LeadDetail {...args} state={ready({ lead })} onStatus={onStatus} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Markeer als beantwoord' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStatus).toHaveBeenLastCalledWith('2', 'converted');
    await expect(canvas.queryByRole('button', { name: 'Markeer als beantwoord' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Kopieer e-mailadres' })).toHaveFocus());
    await expect(await screen.findByText('Beantwoord; de klok staat stil')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Maak ongedaan/ }));
    await waitFor(() => expect(args.onStatuses).toHaveBeenLastCalledWith(['2'], 'converted', ['waitingSince']));
    await expect(await screen.findByText('1 lead teruggezet')).toBeVisible();
  },
});

export const Saving = meta.story({ args: { saving: 'contacted' } });

export const StatusFailed = meta.story({
  args: { failed: 'contacted', onStatus: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('De status is niet bijgewerkt. Probeer het opnieuw.');
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onStatus).toHaveBeenCalledWith('2', 'contacted');
  },
});

/** After deleting, the page closes; the toast with the undo stays. */
export const Deleted = meta.story({
  parameters: { everyTurn: true, toasts: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder lead' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Esmee Golfslag verwijderen?' });
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Verwijder lead' }).find((button) => dialog.contains(button)) as Element,
    );
    await expect(args.onDelete).toHaveBeenCalledWith(['2']);
    await expect(await screen.findByText('Lead verwijderd!')).toBeVisible();
    await expect(args.onDeleted).toHaveBeenCalledOnce();
  },
});

const refused: LeadDetailProps['onRestore'] = (ids) =>
  Promise.resolve({
    restored: [],
    failed: ids.map((id) => ({ id, problem: { code: 'lead_address_in_use' } })),
    left: [],
  });

/** The page is left after deleting: a toast says why the lead could not be restored. */
export const UndoFails = meta.story({
  render: function Left(args) {
    const [isLeft, setLeft] = useState(false);
    return isLeft ? <p>Leads</p> : <LeadDetail {...args} onRestore={refused} onDeleted={() => setLeft(true)} />;
  },
  parameters: { chromatic: { disableSnapshot: true }, toasts: 'paused' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder lead' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Verwijder lead' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Maak ongedaan/ }));
    await expect(await screen.findByText(/^Terugzetten mislukt: Een andere lead heeft dit e-mailadres/)).toBeVisible();
  },
});

export const Neighbours = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 van 5')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende lead' }));
    await expect(args.trail?.place?.onNext).toHaveBeenCalledOnce();
  },
});

/** No client yet: the form opens, filled with the lead's data. */
export const MakingAClient = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Maak klant' })).toHaveAttribute('href', '/admin/clients/new?lead=2');
  },
});

/** The lead has a client: the facts link to it, and the button is gone, so that no second client is made. */
export const BecameAClient = meta.story({
  args: { client: { name: 'Golfslag Consultancy', href: '/admin/clients/7' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Golfslag Consultancy' })).toHaveAttribute(
      'href',
      '/admin/clients/7',
    );
    await expect(canvas.queryByRole('link', { name: 'Maak klant' })).toBeNull();
  },
});

/** After a campaign that was not measured: "–", because 0 would read as "did not open it". */
export const MailedWithoutMeasuring = meta.story({
  args: {
    state: ready({ lead: { ...waitingLead, emailStats: { sent: 1, opened: null, clicked: null, bounced: 0 } } }),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    for (const name of ['Geopend', 'Geklikt']) {
      const fact = canvas.getByText(name, { selector: 'dt' }).nextElementSibling;
      await expect(fact).toHaveTextContent(/^– niet gemeten$/);
    }
  },
});

/** Blocked by hand and unblocked, an answer that was sent, and a guide stopped by the limit. */
export const BlockedAndAnswered = meta.story({
  args: {
    state: ready({
      lead: { ...waitingLead, suppressed: 'blocked' },
      events: [
        { id: 'b4', at: '2026-11-20T09:00:00.000Z', kind: 'address_blocked', reason: 'asked', by: 'marit' },
        { id: 'b3', at: '2026-11-20T08:30:00.000Z', kind: 'address_unblocked', by: 'marit' },
        {
          id: 'b2',
          at: '2026-11-20T08:20:00.000Z',
          kind: 'mail',
          mailKind: 'guide',
          subject: 'Je Cyprus-gids',
          to: waitingLead.email,
          outcome: 'skipped',
          attempts: 0,
          lastError: 'Dit postvak kreeg in het laatste uur al genoeg automatische mails',
        },
        {
          id: 'b1',
          at: '2026-11-20T08:10:00.000Z',
          kind: 'mail',
          mailKind: 'answer',
          subject: 'Je vraag',
          to: waitingLead.email,
          outcome: 'sent',
          attempts: 1,
          by: 'marit',
        },
        ...sampleEvents,
      ],
    }),
    consent: {
      state: { phase: 'ready', consents: [] },
      onResend: fn(),
      onBlock: fn(),
      onUnblock: fn(),
      onExport: fn(),
      onRetry: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vroeg om geen mail meer')).toBeVisible();
    await expect(canvas.getByText('Blokkade van het adres opgeheven')).toBeVisible();
    await expect(canvas.getByText('Mail met je antwoord')).toHaveTextContent(
      'Mail met je antwoord verstuurd, door marit',
    );
    await expect(canvas.getByText(/Dit postvak kreeg in het laatste uur/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hef de blokkade op' })).toBeVisible();
  },
  parameters: { everyTurn: true },
});

/** Saving closes the dialog, says so, and returns to the button. */
export const Corrected = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, toasts: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Corrigeer' });
    await userEvent.click(open);
    await userEvent.type(await screen.findByLabelText('Naam'), ' jr');
    await userEvent.click(screen.getByRole('button', { name: 'Bewaar' }));
    await expect(await screen.findByText('Lead gewijzigd')).toBeVisible();
    await expect(args.onCorrect).toHaveBeenCalledOnce();
    const seen = { name: 'Esmee Golfslag' };
    await expect(args.onCorrect).toHaveBeenCalledWith('2', { name: 'Esmee Golfslag jr', seen });
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(open).toHaveFocus();
  },
});

export const Loading = meta.story({
  args: { state: { phase: 'loading' } },
});

export const NotFound = meta.story({
  args: { state: { phase: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Lead niet gevonden' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Naar alle leads' })).toHaveAttribute(
      'href',
      '/admin/leads?status=new',
    );
    // There it can be restored.
    await expect(canvas.getByRole('link', { name: 'Wie wijzigde wat bij deze lead' })).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/changes?'),
    );
  },
  parameters: { everyTurn: true },
});

/** The server refused; this is shown until the app opens the sign-in. */
export const Forbidden = meta.story({
  args: { state: { phase: 'failed', problem: { code: 'authentication_failed', status: 401 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Je bent niet meer ingelogd - log opnieuw in/)).toBeVisible();
  },
  parameters: { everyTurn: true },
});

export const Failed = meta.story({
  args: { state: { phase: 'failed', problem: { code: 'cannot_connect' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
  parameters: { everyTurn: true },
});
