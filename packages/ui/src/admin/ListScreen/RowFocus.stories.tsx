import type { CampaignResult } from '../campaigns/campaignData.ts';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CampaignList } from '../CampaignList/CampaignList.tsx';
import { ClientList } from '../ClientList/ClientList.tsx';
import type { ClientRemoval } from '../clients/clientListData.ts';
import { LeadList } from '../LeadList/LeadList.tsx';
import { campaignListArgs } from '../testing/campaignArgs.ts';
import { clientListArgs } from '../testing/clientListArgs.ts';
import { deleting, leadListArgs, sampleList } from '../testing/leadListArgs.ts';
import { desktop } from '../testing/screens.ts';

/** The keys of deleted rows. A server answers before or after the list is fetched again. */
function useDeleted() {
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  return {
    isThere: (id: string) => !deleted.has(id),
    remove: (...ids: readonly string[]) => setDeleted((before) => new Set([...before, ...ids])),
    restore: (...ids: readonly string[]) =>
      setDeleted((before) => new Set([...before].filter((id) => !ids.includes(id)))),
  };
}

interface SampleProps {
  /** How many rows the list has; default all. */
  rows?: number | undefined;
}

function Leads({ rows }: SampleProps) {
  const { isThere, remove, restore } = useDeleted();
  const leads = sampleList.leads.slice(0, rows).filter(({ id }) => isThere(id));
  const count = { count: leads.length, total: leads.length };
  return (
    <LeadList
      {...leadListArgs}
      list={{ ...sampleList, leads, ...count }}
      onDelete={(ids) => {
        remove(...ids);
        return deleting((removed) => ({ removed }))(ids);
      }}
      onRestore={(restored) => {
        restore(...restored);
        return Promise.resolve({ restored, failed: [], left: [] });
      }}
    />
  );
}

function Clients({ rows }: SampleProps) {
  const { isThere, remove, restore } = useDeleted();
  const { list } = clientListArgs;
  const entries = list.entries.slice(0, rows).filter(({ client }) => isThere(client.id));
  return (
    <ClientList
      {...clientListArgs}
      list={{ ...list, entries, count: entries.length }}
      onDelete={(id): Promise<ClientRemoval> => {
        setTimeout(() => remove(id), 50);
        return Promise.resolve({ outcome: 'removed' });
      }}
      onRestore={(id) => {
        setTimeout(() => restore(id), 50);
        return clientListArgs.onRestore();
      }}
    />
  );
}

function Campaigns({ rows }: SampleProps) {
  const { isThere, remove, restore } = useDeleted();
  const { list } = campaignListArgs;
  const entries = list.entries.slice(0, rows).filter(({ campaign }) => isThere(campaign.id));
  return (
    <CampaignList
      {...campaignListArgs}
      list={{ ...list, entries }}
      onDelete={(id) => {
        remove(id);
        return Promise.resolve({ outcome: 'removed' });
      }}
      onRestore={(id): Promise<CampaignResult> => {
        restore(id);
        return campaignListArgs.onRestore(id);
      }}
    />
  );
}

const samples = { Leads, Clients, Campaigns };

interface AnyListProps extends SampleProps {
  of: keyof typeof samples;
}

function AnyList({ of, ...rest }: AnyListProps) {
  const Sample = samples[of];
  return <Sample {...rest} />;
}

const args: AnyListProps = { of: 'Leads' };

const meta = preview.meta({
  title: 'Admin/RowFocus',
  tags: ['stable'],
  component: AnyList,
  globals: desktop,
  args,
  parameters: { frame: 'shell', place: 'leads', chromatic: { disableSnapshot: true }, toasts: 'paused' },
});

type Canvas = { getByRole: typeof screen.getByRole };
type Keys = { keyboard: (text: string) => Promise<void> };

const focusOn = (canvas: Canvas, role: string, name: string) =>
  waitFor(() => expect(canvas.getByRole(role, { name })).toHaveFocus());

/** Confirms the question by keyboard: the focus is on its cancel button. */
async function confirm(userEvent: Keys) {
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Tab}{Enter}');
}

/** F6 goes to the message, and its button takes the deletion back. */
async function undo(userEvent: Keys) {
  const button = await screen.findByRole('button', { name: 'Maak ongedaan' });
  await waitFor(() => expect(button).toBeVisible());
  await waitFor(() => expect(document.querySelector('dialog:modal')).toBeNull());
  await userEvent.keyboard('{F6}');
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
}

/** After deleting by keyboard the next row's bin has the focus, after undo the name of the row that came back. */
export const LeadDeleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Verwijder Femke Baken' }).focus();
    await userEvent.keyboard('{Enter}');
    await confirm(userEvent);
    await focusOn(canvas, 'button', 'Verwijder Lotte Stuurboord');
    await undo(userEvent);
    await focusOn(canvas, 'link', 'Femke Baken');
  },
});

/** Of a selection: the checkbox of the next row that stays. */
export const SelectionDeleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Femke Baken', 'Lotte Stuurboord']) {
      canvas.getByRole('checkbox', { name: `Selecteer ${name}` }).focus();
      await userEvent.keyboard(' ');
    }
    canvas.getByRole('button', { name: 'Verwijder' }).focus();
    await userEvent.keyboard('{Enter}');
    await confirm(userEvent);
    await focusOn(canvas, 'checkbox', 'Selecteer Daan Ankerplaats');
    await undo(userEvent);
    await focusOn(canvas, 'link', 'Femke Baken');
  },
});

/** Of the last row: the row before it. */
export const LastLeadDeleted = meta.story({
  args: { rows: 2 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Verwijder Esmee Golfslag' }).focus();
    await userEvent.keyboard('{Enter}');
    await confirm(userEvent);
    await focusOn(canvas, 'button', 'Verwijder Klaas Kielzog');
  },
});

/** The list is empty: its title. */
export const OnlyLeadDeleted = meta.story({
  args: { rows: 1 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Verwijder Klaas Kielzog' }).focus();
    await userEvent.keyboard('{Enter}');
    await confirm(userEvent);
    await focusOn(canvas, 'heading', 'Leads');
    await undo(userEvent);
    await focusOn(canvas, 'link', 'Klaas Kielzog');
  },
});

/** A cancelled question leaves the focus where it was. */
export const Cancelled = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Verwijder Femke Baken' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Enter}');
    await focusOn(canvas, 'button', 'Verwijder Femke Baken');
  },
});

/** From the menu of a client: the menu of the next one. */
export const ClientDeleted = meta.story({
  args: { of: 'Clients' },
  play: async ({ canvas, userEvent }) => {
    const [menu, next] = canvas.getAllByRole('button', { name: /^Meer acties: / });
    menu?.focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: 'Verwijder klant' })).focus();
    await userEvent.keyboard('{Enter}');
    await confirm(userEvent);
    await waitFor(() => expect(next).toHaveFocus());
    await undo(userEvent);
    await focusOn(canvas, 'link', 'Noordster Digital');
  },
});

/** The next campaign is being sent: the focus is on its name, never on the button that stops it. */
export const CampaignDeleted = meta.story({
  args: { of: 'Campaigns' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Verwijder Decemberbrief' }).focus();
    await userEvent.keyboard('{Enter}');
    await confirm(userEvent);
    await focusOn(canvas, 'link', 'Novemberbrief kapiteins');
    await undo(userEvent);
    await focusOn(canvas, 'link', 'Decemberbrief');
  },
});
