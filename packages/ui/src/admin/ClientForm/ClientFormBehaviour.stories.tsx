import { type ClientFormValues, formOfClient } from '@fnc/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import {
  changedThere,
  clientFormArgs,
  editedElsewhere,
  fillForm,
  formField,
  formFromLead,
  saving,
  submitForm,
} from '../testing/clientFormArgs.ts';
import { isBack, keptEdit } from '../testing/keptEdit.ts';
import { kompas } from '../testing/sampleClients.ts';
import { InShell } from '../testing/InShell.tsx';
import { desktop, phone } from '../testing/screens.ts';
import { ClientForm } from './ClientForm.tsx';
import type { EditedClient } from './clientFormProps.ts';

const meta = preview.meta({
  title: 'Admin/ClientFormBehaviour',
  tags: ['stable'],
  component: ClientForm,
  globals: desktop,
  args: clientFormArgs,
});

const behaviour = { chromatic: { disableSnapshot: true } } as const;

/** The specification's success message; the schema's output is submitted. */
export const Added = meta.story({
  parameters: { ...behaviour, toasts: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    await fillForm(canvas, userEvent);
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'active');
    await submitForm(canvas, userEvent);
    await expect(await screen.findByText('Client succesvol toegevoegd!')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        name: 'Loefzijde Advies',
        contactPerson: 'Pim Loefzijde',
        email: 'pim@loefzijde.example',
        status: 'active',
      },
      expect.anything(),
    );
    await expect(args.onSaved).toHaveBeenCalledOnce();
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
  },
});

/** The success message mentions both the client and the status of the lead. */
export const AddedFromLead = meta.story({
  args: {
    state: formFromLead,
    onSave: saving(() => ({ client: kompas, lead: { name: 'Esmee Golfslag', problem: null } })),
  },
  parameters: { ...behaviour, toasts: 'paused' },
  play: async ({ canvas, userEvent }) => {
    await submitForm(canvas, userEvent);
    await expect(
      await screen.findByText('Client succesvol toegevoegd! Esmee Golfslag heeft nu de status “Klant geworden”.'),
    ).toBeVisible();
  },
});

/** The client is stored, and a message says that the lead's status is not. */
export const LeadStatusFails = meta.story({
  args: {
    state: formFromLead,
    onSave: saving(() => ({ client: kompas, lead: { name: 'Esmee Golfslag', problem: { code: 'cannot_connect' } } })),
  },
  parameters: { ...behaviour, toasts: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    await submitForm(canvas, userEvent);
    await expect(await screen.findByText(/de status van de lead is niet bijgewerkt/)).toBeVisible();
    await expect(args.onSaved).toHaveBeenCalledOnce();
  },
});

/** The server cannot be reached: an error message, the input stays, and saving can be tried again. */
export const NotStored = meta.story({
  args: { onSave: saving(() => ({ problem: { code: 'cannot_connect' } })) },
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    await fillForm(canvas, userEvent);
    await submitForm(canvas, userEvent);
    await expect(await canvas.findByText('De klant is niet bewaard.')).toBeVisible();
    await expect(canvas.getByText(/Geen verbinding met de server/)).toBeVisible();
    await expect(formField(canvas, 'Bedrijfsnaam')).toHaveValue('Loefzijde Advies');
    await expect(args.onSaved).not.toHaveBeenCalled();
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
  },
});

/** On a phone the message appears above the bottom bar, not under it. */
export const NotStoredOnAPhone = meta.story({
  args: { onSave: saving(() => ({ problem: { code: 'cannot_connect' } })) },
  globals: phone,
  parameters: behaviour,
  render: (args) => (
    <InShell current="clients">
      <ClientForm {...args} />
    </InShell>
  ),
  play: async ({ canvas, userEvent }) => {
    await fillForm(canvas, userEvent);
    await submitForm(canvas, userEvent);
    const said = await canvas.findByRole('alert');
    const bar = canvas.getByRole('navigation', { name: 'Hoofdmenu' });
    await waitFor(() =>
      expect(said.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
    );
  },
});

/** Another window changed the same field: one version is chosen, and all other changes of both stay. */
export const ChangedElsewhere = meta.story({
  args: editedElsewhere,
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(formField(canvas, 'Notities'));
    await userEvent.type(formField(canvas, 'Notities'), 'Van dit venster');
    await userEvent.type(formField(canvas, 'Adres'), ' bis');
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar' }));
    await expect(await canvas.findByText(/is in een ander venster ook gewijzigd/)).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
    await expect(canvas.getByText('Van het andere venster')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Alles van dit venster' }));
    await expect(formField(canvas, 'Notities')).toHaveValue('Van dit venster');
    await expect(formField(canvas, 'Telefoon')).toHaveValue('112');
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ notes: 'Van dit venster', address: `${kompas.address} bis`, phone: '112' }),
      { values: changedThere, version: 2 },
    );
  },
});

export const TakingTheOther = meta.story({
  args: editedElsewhere,
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(formField(canvas, 'Notities'), 'Van dit venster');
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Alles van het andere venster' }));
    await expect(formField(canvas, 'Notities')).toHaveValue('Van het andere venster');
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});

/** Another window deleted the client: it can be restored, and what was typed is saved. */
export const DeletedElsewhere = meta.story({
  args: {
    ...editedElsewhere,
    onSave: saving(() => ({ client: kompas })),
    onRestore: fn(() => Promise.resolve(null)),
  },
  parameters: behaviour,
  beforeEach({ args }) {
    args.onSave.mockResolvedValueOnce({ problem: { code: 'client_not_found' } });
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(formField(canvas, 'Notities'), 'Van dit venster');
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar' }));
    await expect(await canvas.findByText(/Klant niet gevonden/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zet de klant terug en bewaar' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ notes: `${kompas.notes}Van dit venster` }),
      expect.anything(),
    );
  },
});

/** Of two conflicting fields, each version can be chosen separately. */
export const FieldByField = meta.story({
  args: editedElsewhere,
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Notities', 'Telefoon']) {
      await userEvent.clear(formField(canvas, name));
      await userEvent.type(formField(canvas, name), `${name} hier`);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Notities: Die van dit venster' }));
    await expect(canvas.queryByRole('button', { name: 'Notities: Die van dit venster' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Telefoon: Die van het andere venster' }));
    await expect(canvas.queryByText(/is in een ander venster ook gewijzigd/)).toBeNull();
    await expect(formField(canvas, 'Notities')).toHaveValue('Notities hier');
    await expect(formField(canvas, 'Telefoon')).toHaveValue('112');
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar' }));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ notes: 'Notities hier', phone: '112' }),
      { values: changedThere, version: 2 },
    );
  },
});

/** A possible duplicate is shown while typing, with a link; the client can be added all the same. */
export const Double = meta.story({
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    await fillForm(canvas, userEvent);
    await expect(canvas.queryByText(/Je kunt toch doorgaan/)).toBeNull();
    await userEvent.clear(formField(canvas, 'E-mail'));
    await userEvent.type(formField(canvas, 'E-mail'), kompas.email.toUpperCase());
    await expect(await canvas.findByText(/Dit e-mailadres staat al bij/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Kompas Maritiem Advies/ })).toHaveAttribute(
      'href',
      '/admin/clients/1',
    );
    await submitForm(canvas, userEvent);
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

/** Leaving with unsaved changes asks; staying is the safe choice. */
export const Leaving = meta.story({
  args: { leaving: { onStay: fn(), onLeave: fn() } },
  parameters: behaviour,
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Weggaan zonder te bewaren?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Blijf hier' }));
    await expect(args.leaving?.onStay).toHaveBeenCalledOnce();
    await expect(args.leaving?.onLeave).not.toHaveBeenCalled();
  },
});

const before = formOfClient(kompas);
const held = keptEdit<ClientFormValues, EditedClient>({
  typed: { ...before, notes: 'Belt vrijdag' },
  from: { values: before, version: 1 },
});

/** What was typed before a reload is back as a change of what it started from, and is kept until it is saved. */
export const Restored = meta.story({
  args: { ...editedElsewhere, unsaved: held },
  parameters: { ...behaviour, toasts: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await screen.findByText(isBack)).toBeVisible();
    const notes = formField(canvas, 'Notities');
    await expect(notes).toHaveValue('Belt vrijdag');
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await userEvent.type(notes, ' terug');
    const typed = { ...before, notes: 'Belt vrijdag terug' };
    await expect(held.keep).toHaveBeenLastCalledWith({ typed, from: { values: before, version: 1 } });
    held.forget.mockClear();
    await userEvent.click(screen.getByRole('button', { name: /^Maak ongedaan/ }));
    await expect(notes).toHaveValue(before.notes);
    await waitFor(() => expect(held.forget).toHaveBeenCalled());
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
  },
});
