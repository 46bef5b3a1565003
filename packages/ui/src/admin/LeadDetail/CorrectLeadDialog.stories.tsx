import { type LeadPerson, personOf } from '@fnc/domain';
import { aLead } from '@fnc/domain/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { UnsavedEdit } from '../../forms/useUnsavedEdit.ts';
import { press } from '../../testing/press.ts';
import { inTurn } from '../testing/inTurn.ts';
import { isBack, keptEdit } from '../testing/keptEdit.ts';
import { desktop } from '../testing/screens.ts';
import type { Problem } from '../words/problem.ts';
import { CorrectLeadDialog, type CorrectionOutcome } from './CorrectLeadDialog.tsx';

const lead = aLead({ name: 'Esmee Golfslag', email: 'esmee@golfslag.example', phone: '+31 6 00 00 00 02' });

const meta = preview.meta({
  title: 'Admin/CorrectLeadDialog',
  tags: ['stable'],
  component: CorrectLeadDialog,
  globals: desktop,
  args: { lead, onCorrect: fn(() => Promise.resolve(null)), onClose: fn(), onDirty: fn(), leaving: null },
});

export const Open = meta.story({ parameters: { everyTurn: true } });

/** Only the changed fields are sent; an emptied field is removed. */
export const Changed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const phone = await screen.findByLabelText(/^Telefoon/);
    await userEvent.clear(phone);
    await userEvent.selectOptions(screen.getByLabelText('Taal'), 'en');
    await userEvent.click(screen.getByRole('button', { name: 'Bewaar' }));
    await waitFor(() => expect(args.onCorrect).toHaveBeenCalledOnce());
    await expect(args.onCorrect).toHaveBeenCalledWith({
      phone: null,
      language: 'en',
      seen: { phone: '+31 6 00 00 00 02', language: 'nl' },
    });
  },
});

/** The client made from the lead keeps what it has: it is named, and opens beside the dialog. */
export const OfAClient = meta.story({
  args: { client: { name: 'Golfslag BV', href: '/admin/clients/7' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(await screen.findByText(/De klant wijzigt niet mee:/)).toBeVisible();
    const link = screen.getByRole('link', { name: /Golfslag BV/ });
    await expect(link).toHaveAttribute('href', '/admin/clients/7');
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

/** Who leaves the page with a correction that is not saved is asked first: the router waits for the answer. */
export const LeavingThePage = meta.story({
  args: { leaving: { onStay: fn(), onLeave: fn() } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Blijf hier' }));
    await expect(args.leaving?.onStay).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Ga weg, bewaar niet' }));
    await expect(args.leaving?.onLeave).toHaveBeenCalledOnce();
  },
});

/** Saving what was not changed closes the dialog. */
export const Unchanged = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Naam'), ' ');
    await userEvent.click(screen.getByRole('button', { name: 'Bewaar' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onCorrect).not.toHaveBeenCalled();
  },
});

/** The address belongs to somebody else: said beside the field, and what was typed stays. */
export const AddressTaken = meta.story({
  args: { onCorrect: inTurn<Problem | null>({ code: 'lead_address_taken', status: 409 }, { code: 'cannot_connect' }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const name = await screen.findByLabelText('Naam');
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Bewaar' }));
    await expect(await screen.findByText('Vul de naam in')).toBeVisible();
    await expect(args.onCorrect).not.toHaveBeenCalled();
    await userEvent.type(name, 'Esmee van Golfslag');
    const email = screen.getByLabelText('E-mail');
    await userEvent.clear(email);
    await userEvent.type(email, 'joris@bakboord.example');
    await userEvent.click(screen.getByRole('button', { name: 'Bewaar' }));
    await expect(await screen.findByText('Een andere lead heeft dit adres')).toBeVisible();
    await expect(email).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Bewaar' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Geen verbinding');
    await expect(email).toHaveValue('joris@bakboord.example');
    await expect(name).toHaveValue('Esmee van Golfslag');
  },
});

/** Nobody's consent moves to another address. */
export const AddressSettled = meta.story({
  args: { lead: { ...lead, consent: 'confirmed' } },
  play: async () => {
    await expect(await screen.findByLabelText('E-mail')).toHaveAttribute('readonly');
    await expect(screen.getByText(/Vraag de lead om zich met het nieuwe aan te melden/)).toBeVisible();
  },
});

/** A tick of the newsletter box that waits for its confirmation is void at another address. */
export const ConsentPending = meta.story({
  args: { lead: { ...lead, consent: 'pending' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    const email = await screen.findByLabelText('E-mail');
    await expect(screen.queryByText(/geldt voor het oude adres/)).toBeNull();
    await userEvent.type(email, 'n');
    await expect(await screen.findByText(/geldt voor het oude adres/)).toBeVisible();
  },
});

const theirs = { ...personOf(lead), name: 'Esmée Golfslag', profession: 'matroos' } as const;

/** Two windows corrected the same fields: nothing is stored until one value of each is chosen, and it is saved again. */
export const CorrectedElsewhere = meta.story({
  args: { onCorrect: inTurn<CorrectionOutcome>({ conflict: { fields: ['name', 'profession'], theirs } }, null) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const name = await screen.findByLabelText('Naam');
    await userEvent.clear(name);
    await userEvent.type(name, 'Esmee de Golf');
    await userEvent.selectOptions(screen.getByLabelText(/^Functie/), 'stuurman');
    await userEvent.click(screen.getByRole('button', { name: 'Bewaar' }));
    const alert = await screen.findByText(/in een ander venster ook gewijzigd/);
    await expect(alert).toBeVisible();
    await expect(screen.getByText('Esmée Golfslag')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Naam: Die van dit venster' }));
    await expect(screen.queryByText('Esmée Golfslag')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Functie: Die van het andere venster' }));
    await expect(alert).not.toBeInTheDocument();
    await expect(name).toHaveValue('Esmee de Golf');
    await expect(screen.getByLabelText(/^Functie/)).toHaveValue('matroos');
    await userEvent.click(screen.getByRole('button', { name: 'Bewaar' }));
    await waitFor(() => expect(args.onCorrect).toHaveBeenCalledTimes(2));
    await expect(args.onCorrect).toHaveBeenLastCalledWith({
      name: 'Esmee de Golf',
      seen: { name: 'Esmée Golfslag' },
    });
  },
});

/** Escape asks before what was typed is lost, and closes a dialog in which nothing was. */
export const Left = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const name = await screen.findByLabelText('Naam');
    await userEvent.type(name, ' jr');
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await press('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Blijf hier' }));
    await expect(name).toHaveValue('Esmee Golfslag jr');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Annuleer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ga weg, bewaar niet' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.type(name, '{Backspace}{Backspace}{Backspace}');
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
    await press('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
  },
});

const typedBefore: UnsavedEdit<LeadPerson> = {
  typed: { ...personOf(lead), phone: '+31 6 11', profession: 'kapitein' },
  from: personOf(lead),
};
const held = keptEdit<LeadPerson>(typedBefore);

/** A correction that was half typed before a reload is back; the message takes it away again. */
export const Restored = meta.story({
  args: { unsaved: held },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(isBack)).toBeVisible();
    const phone = screen.getByLabelText(/^Telefoon/);
    await expect(phone).toHaveValue('+31 6 11');
    await expect(screen.getByLabelText(/^Functie/)).toHaveValue('kapitein');
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(held.keep).toHaveBeenLastCalledWith(typedBefore));
    held.forget.mockClear();
    await userEvent.click(screen.getByRole('button', { name: /^Maak ongedaan/ }));
    await expect(phone).toHaveValue('+31 6 00 00 00 02');
    await waitFor(() => expect(held.forget).toHaveBeenCalled());
  },
});
