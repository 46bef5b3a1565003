import { byRestore, type LoggedChange, restoreDays } from '@fnc/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { now } from '../testing/sampleLeads.ts';
import { desktop } from '../testing/screens.ts';
import { ChangeLog, type ChangeLogProps } from './ChangeLog.tsx';

const change = (seq: number, at: string, what: Partial<LoggedChange>): LoggedChange => ({
  seq,
  at,
  by: 'marit',
  noun: 'client',
  id: '1',
  kind: 'changed',
  fields: [],
  name: 'Golfslag bv',
  record: 'there',
  ...what,
});

const removed = change(8, '2026-11-20T10:02:00.000Z', {
  kind: 'removed',
  noun: 'campaign',
  id: '7',
  name: 'Decemberbrief',
  record: 'removed',
});
const changes: readonly LoggedChange[] = [
  change(9, '2026-11-20T11:30:00.000Z', { fields: ['phone', 'notes', 'handedOver'] }),
  removed,
  change(7, '2026-11-20T09:14:00.000Z', { noun: 'answer', fields: ['q1'], by: 'joris' }),
  change(6, '2026-11-19T15:40:00.000Z', { noun: 'lead', id: '3', by: null, name: 'Klaas Kielzog' }),
  change(5, '2026-11-19T15:00:00.000Z', { kind: 'removed', noun: 'template', id: '2', name: null, record: 'gone' }),
  change(4, '2026-11-19T14:00:00.000Z', { noun: 'file', id: 'f', fields: ['import'], name: null, record: 'gone' }),
  change(3, '2026-11-19T13:00:00.000Z', { noun: 'questions', id: 'everybody', name: null, record: 'gone' }),
  change(2, '2026-11-19T12:00:00.000Z', { kind: 'added' }),
];

const everything: ChangeLogProps = {
  state: { phase: 'ready', changes, more: true, loadingMore: false },
  of: null,
  allHref: '/admin/changes',
  removedOnly: false,
  onRemovedOnly: fn(),
  now,
  hrefOf: ({ noun, id }: LoggedChange) => (noun === 'file' ? null : `/admin/${noun}/${id}`),
  onRestore: fn<ChangeLogProps['onRestore']>(() => Promise.resolve(null)),
  onMore: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Admin/ChangeLog',
  tags: ['stable'],
  component: ChangeLog,
  globals: desktop,
  parameters: { frame: 'shell', place: null, toasts: 'paused' },
  args: everything,
});

/** Who changed what, and when; a removed record can be restored, also after a reload. */
export const Everything = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const intro = `Verwijderde leads, klanten, rapporten, sjablonen en campagnes kun je ${restoreDays} dagen lang terugzetten.`;
    await expect(canvas.getByText(intro)).toBeVisible();
    await expect(canvas.getByText('Telefoon, Notities, door marit')).toBeVisible();
    await expect(canvas.getByText('door de website of de server')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zet terug Decemberbrief' }));
    await expect(args.onRestore).toHaveBeenCalledWith(removed);
    await expect(await screen.findByText('“Decemberbrief” staat weer op zijn plaats')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Verwijderd' }));
    await expect(args.onRemovedOnly).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Toon oudere' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

/** What a restore deleted again says so. */
export const ByRestore = meta.story({
  args: {
    state: {
      phase: 'ready',
      changes: [{ ...removed, by: null, fields: [byRestore] }],
      more: false,
      loadingMore: false,
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^door een teruggezette back-up/)).toBeVisible();
  },
});

/** The changes of one client, with a link to all changes. */
export const OfOneClient = meta.story({
  args: {
    of: { noun: 'client', name: 'Golfslag bv', href: '/admin/clients/1' },
    state: { phase: 'ready', changes: changes.filter(({ id }) => id === '1'), more: false, loadingMore: false },
  },
});

/** The changes of one lead whose name is not known: the links to the lead and to all changes are there. */
export const OfOneLead = meta.story({
  args: {
    of: { noun: 'lead', name: null, href: '/admin/leads/3' },
    state: { phase: 'ready', changes: [], more: false, loadingMore: false },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'één lead' })).toHaveAttribute('href', '/admin/leads/3');
    await expect(canvas.getByRole('link', { name: 'Toon die van alles' })).toHaveAttribute('href', '/admin/changes');
    await expect(canvas.getByText('Nog niets gewijzigd.')).toBeVisible();
  },
});

/** Eighteen leads that were deleted at once, below a change of something else. */
const bulk: readonly LoggedChange[] = [
  change(40, '2026-11-20T11:30:00.000Z', { fields: ['phone'] }),
  ...Array.from({ length: 18 }, (_, index) =>
    change(30 - index, `2026-11-20T10:02:${String(20 - index).padStart(2, '0')}.000Z`, {
      kind: 'removed',
      noun: 'lead',
      id: `lead ${index}`,
      name: `Lead ${index + 1}`,
      record: 'removed',
    }),
  ),
];

/** The server's log of them, without those that were restored. */
function BulkLog(props: ChangeLogProps) {
  const [back, setBack] = useState<readonly string[]>([]);
  const shown = bulk.map((one) => (back.includes(one.id) ? { ...one, record: 'there' as const } : one));
  return (
    <ChangeLog
      {...props}
      state={{ phase: 'ready', changes: shown, more: false, loadingMore: false }}
      onRestore={async (put) => {
        const refused = await props.onRestore(put);
        if (refused === null) setBack((before) => [...before, put.id]);
        return refused;
      }}
    />
  );
}

/** What was deleted at once is one entry with the number, and is restored at once. */
export const DeletedTogether = meta.story({
  render: (args) => <BulkLog {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('18 leads verwijderd')).toBeVisible();
    await expect(canvas.queryByText(/^Lead verwijderd/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Welke 18 leads' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zet terug Lead 3' }));
    await expect(await canvas.findByRole('link', { name: 'Lead 3' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zet alle 17 terug' }));
    await expect(await screen.findByText('17 teruggezet')).toBeVisible();
    await expect(args.onRestore).toHaveBeenCalledTimes(18);
    await expect(canvas.queryByRole('button', { name: /^Zet/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Verberg de 18 leads' }));
    await expect(canvas.queryByRole('link', { name: 'Lead 3' })).toBeNull();
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** Closed, as it stands in the log. */
export const DeletedTogetherClosed = meta.story({
  args: { state: { phase: 'ready', changes: bulk, more: false, loadingMore: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('door marit', { exact: true })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Zet terug Lead 1' })).toBeNull();
  },
  parameters: { picture: true },
});

/** The button disappears with the removals: the focus goes to the next one in the entry. */
export const FocusAfterRestoringAll = meta.story({
  render: (args) => <BulkLog {...args} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zet alle 18 terug' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Welke 18 leads' })).toHaveFocus());
  },
});

/** One of them is left: it can still be restored without opening the group. */
export const OneLeft = meta.story({
  args: {
    state: {
      phase: 'ready',
      changes: bulk.map((one) => (one.id === 'lead 4' ? one : { ...one, record: 'there' })),
      more: false,
      loadingMore: false,
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zet terug' }));
    await expect(args.onRestore).toHaveBeenCalledWith(expect.objectContaining({ id: 'lead 4' }));
  },
});

/** Whether the browser closes or reloads the page without asking. */
const closesFreely = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const firstRestored = Promise.withResolvers<null>();

/** While records are being restored, the browser asks before it closes the window. */
export const ClosedWhileRestoring = meta.story({
  args: {
    onRestore: fn<ChangeLogProps['onRestore']>(({ name }) =>
      name === 'Lead 1' ? firstRestored.promise : Promise.resolve(null),
    ),
  },
  render: (args) => <BulkLog {...args} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(closesFreely()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Zet alle 18 terug' }));
    await waitFor(() => expect(closesFreely()).toBe(false));
    firstRestored.resolve(null);
    await expect(await screen.findByText('18 teruggezet')).toBeVisible();
    await waitFor(() => expect(closesFreely()).toBe(true));
  },
});

/** A record that is refused is named with the reason; the others are restored. */
export const RestoringGoesOn = meta.story({
  args: {
    onRestore: fn<ChangeLogProps['onRestore']>(({ name }) =>
      Promise.resolve(name === 'Lead 2' ? { code: 'lead_address_in_use', status: 409 } : null),
    ),
  },
  render: (args) => <BulkLog {...args} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zet alle 18 terug' }));
    await expect(await screen.findByText('17 teruggezet')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /Terugzetten mislukt\. Lead 2: Een andere lead heeft dit/,
    );
  },
});

/** Restoring stops where the server does not answer, and says so; the others can still be restored. */
export const RestoringStops = meta.story({
  args: {
    onRestore: fn<ChangeLogProps['onRestore']>(({ name }) =>
      Promise.resolve(name === 'Lead 2' ? { code: 'cannot_connect' } : null),
    ),
  },
  render: (args) => <BulkLog {...args} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zet alle 18 terug' }));
    await expect(await canvas.findByText('Terugzetten mislukt.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Zet alle 17 terug' })).toBeVisible();
  },
});

/** As the server's log: what was put back can be opened again, and nothing offers to restore it. */
function RestoringLog(props: ChangeLogProps) {
  const [shown, setShown] = useState(changes);
  return (
    <ChangeLog
      {...props}
      state={{ phase: 'ready', changes: shown, more: false, loadingMore: false }}
      onRestore={(put) => {
        setShown(changes.map((one) => (one.id === put.id ? { ...one, record: 'there' } : one)));
        return props.onRestore(put);
      }}
    />
  );
}

/** The button disappears with the removal: the focus goes to the link of the restored record. */
export const FocusAfterRestoring = meta.story({
  render: (args) => <RestoringLog {...args} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zet terug Decemberbrief' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Decemberbrief' })).toHaveFocus());
  },
});

export const RestoreRefused = meta.story({
  args: { onRestore: fn<ChangeLogProps['onRestore']>(() => Promise.resolve({ code: 'cannot_connect' })) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zet terug Decemberbrief' }));
    await expect(await canvas.findByText(/Geen verbinding/)).toBeVisible();
  },
});

export const NothingRemoved = meta.story({
  args: { removedOnly: true, state: { phase: 'ready', changes: [], more: false, loadingMore: false } },
});

export const Loading = meta.story({ args: { state: { phase: 'loading' } } });

export const Failed = meta.story({ args: { state: { phase: 'failed', problem: { code: 'cannot_connect' } } } });
