import { aLead } from '@fnc/domain/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inTurn } from '../testing/inTurn.ts';
import { desktop } from '../testing/screens.ts';
import type { Problem } from '../words/problem.ts';
import { CorrectLeadDialog } from './CorrectLeadDialog.tsx';

const lead = aLead({ name: 'Esmee Golfslag', email: 'esmee@golfslag.example', phone: '+31 6 00 00 00 02' });

const meta = preview.meta({
  title: 'Admin/CorrectLeadDialog',
  tags: ['stable'],
  component: CorrectLeadDialog,
  globals: desktop,
  args: { lead, onCorrect: fn(() => Promise.resolve(null)), onClose: fn() },
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
    await expect(args.onCorrect).toHaveBeenCalledWith({ phone: null, language: 'en' });
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
