import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { desktop } from '../testing/screens.ts';
import { leadDetailArgs, ready } from '../testing/leadDetailArgs.ts';
import { sampleEvents, waitingLead } from '../testing/sampleLeads.ts';
import { LeadDetail } from './LeadDetail.tsx';

const meta = preview.meta({
  title: 'Admin/LeadTimeline',
  tags: ['stable'],
  component: LeadDetail,
  globals: desktop,
  args: leadDetailArgs,
  parameters: { frame: 'shell', place: 'leads', chromatic: { disableSnapshot: true } },
});

/** Mails that were written to a folder are called sent: the timeline says that they reached nobody. */
export const MailOff = meta.story({
  args: { isMailOff: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Mails komen als bestand in de outbox-map en bereiken niemand/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Berichten' }));
    await expect(canvas.queryByText(/in de outbox-map/)).toBeNull();
  },
});

/** Somebody else used the lead's address: what they typed is shown where it differs, and the answer greets them. */
export const TypedBySomebodyElse = meta.story({
  args: {
    state: ready({
      events: [
        {
          id: 'other',
          at: '2026-11-20T13:00:00.000Z',
          kind: 'message_received',
          name: 'Petra Kade',
          message: 'Geldt dit ook voor mij?',
        },
        {
          id: 'same',
          at: '2026-11-20T12:00:00.000Z',
          kind: 'guide_requested',
          source: 'general',
          page: '/',
          name: 'Petra Kade',
          phone: waitingLead.phone,
          profession: 'schipper',
        },
        ...sampleEvents,
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingevuld: Petra Kade')).toBeVisible();
    await expect(canvas.getByText('Ingevuld: Petra Kade, Schipper')).toBeVisible();
    const answer = canvas.getByRole('link', { name: 'Beantwoord per e-mail' });
    await expect(decodeURIComponent(answer.getAttribute('href') ?? '')).toMatch(/Beste Petra,/);
  },
});
