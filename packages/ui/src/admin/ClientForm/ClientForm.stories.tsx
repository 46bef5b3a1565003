import { formOfClient } from '@fnc/domain';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import {
  clientFormArgs,
  editedElsewhere,
  formField,
  formFromLead,
  readyForm,
  submitForm,
} from '../testing/clientFormArgs.ts';
import { kompas, longClient } from '../testing/sampleClients.ts';
import { desktop } from '../testing/screens.ts';
import { ClientForm } from './ClientForm.tsx';

const meta = preview.meta({
  title: 'Admin/ClientForm',
  tags: ['stable'],
  component: ClientForm,
  globals: desktop,
  args: clientFormArgs,
  parameters: { frame: 'shell', place: 'clients' },
});

/** A new client is "in behandeling" unless another status is chosen. */
export const New = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('pending');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Filled with the data of the lead; where the company belongs stands the lead's name until it is corrected. */
export const FromLead = meta.story({
  args: {
    state: formFromLead,
  },
  play: async ({ canvas }) => {
    await expect(formField(canvas, 'Bedrijfsnaam')).toHaveValue('Esmee Golfslag');
    await expect(canvas.getByText(/Controleer de bedrijfsnaam: die is nog de naam van de lead\./)).toBeVisible();
    await expect(formField(canvas, 'Contactpersoon')).toHaveValue('Esmee Golfslag');
    await expect(formField(canvas, 'E-mail')).toHaveValue('esmee@golfslag.example');
    await expect(formField(canvas, 'Telefoon')).toHaveValue('+31 6 00 00 00 02');
    await expect(formField(canvas, 'Notities')).toHaveValue('Wil voor maart beginnen.');
    await expect(canvas.getByRole('link', { name: 'Esmee Golfslag' })).toHaveAttribute('href', '/admin/leads/2');
  },
});

/** A lead whose name is one long word: the page does not scroll sideways. */
export const FromLeadWithLongName = meta.story({
  args: {
    state: { ...formFromLead, lead: { kind: 'found', name: 'Esmee'.repeat(60), href: '/admin/leads/2' } },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The specification's sentence above the form, each error at its field; the first invalid field has the focus. */
export const Missing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await submitForm(canvas, userEvent);
    await expect(await canvas.findByText('Vul alle verplichte velden in')).toBeVisible();
    await expect(canvas.getByText(/Nog nodig: Bedrijfsnaam, Contactpersoon en E-mail/)).toBeVisible();
    await expect(formField(canvas, 'Bedrijfsnaam')).toHaveFocus();
    await expect(formField(canvas, 'Bedrijfsnaam')).toHaveAccessibleDescription(/Vul de bedrijfsnaam in/);
    await expect(formField(canvas, 'Contactpersoon')).toHaveAccessibleDescription('Vul een contactpersoon in');
    await expect(formField(canvas, 'E-mail')).toHaveAccessibleDescription('Email is verplicht');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
  parameters: { everyTurn: true },
});

export const Edit = meta.story({
  args: {
    mode: 'edit',
    state: readyForm({ initial: formOfClient(longClient), editing: longClient }),
    cancelHref: '/admin/clients/99',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bewaar' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
  parameters: { everyTurn: true },
});

/** Two windows changed the same fields: both versions of each are offered. */
export const ChangedTwice = meta.story({
  args: { ...editedElsewhere, cancelHref: '/admin/clients/1' },
  play: async ({ canvas, userEvent }) => {
    for (const [name, text] of [
      ['Notities', 'Belt vanaf januari liever ’s ochtends.'],
      ['Telefoon', '+31 6 00 00 00 77'],
    ] as const) {
      await userEvent.clear(formField(canvas, name));
      await userEvent.type(formField(canvas, name), text);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar' }));
    await expect(await canvas.findByText('Van het andere venster')).toBeVisible();
    canvas.getByRole('button', { name: 'Bewaar' }).scrollIntoView({ block: 'end' });
  },
  parameters: { picture: true },
});

/** Shown instead of the fields; looks like other empty states, so no picture is taken. */
const behaviour = { chromatic: { disableSnapshot: true } } as const;

/** The lead already has a client: the form is replaced by a link to the client. */
export const MadeBefore = meta.story({
  args: { state: { phase: 'made', client: kompas } },
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Van deze lead is al een klant gemaakt' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open Kompas Maritiem Advies' })).toHaveAttribute(
      'href',
      '/admin/clients/1',
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const LeadGone = meta.story({
  args: { state: readyForm({ lead: { kind: 'gone' } }) },
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/De lead van deze link bestaat niet meer/)).toBeVisible();
  },
});

export const LeadUnread = meta.story({
  args: { state: readyForm({ lead: { kind: 'failed', problem: { code: 'cannot_connect' } } }) },
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/De lead is niet opgehaald/)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { state: { phase: 'loading' } }, parameters: behaviour });

export const NotFound = meta.story({
  args: { mode: 'edit', state: { phase: 'notFound' } },
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Klant niet gevonden' })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { mode: 'edit', state: { phase: 'failed', problem: { code: 'storage_failed' } } },
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
