import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { TableColumn } from '../../components/Table/table.ts';
import { desktop, phone } from '../testing/screens.ts';
import { choicesOf, type ListFilter, type ListQuery, type ListSort, useListSearch } from './listScreen.ts';
import { Card, CardFoot } from './ListScreen.styles.ts';
import { ListScreen } from './ListScreen.tsx';
import { useUndoableRemoval } from './useUndoableRemoval.ts';

interface Ship {
  readonly id: string;
  readonly name: string;
  readonly flag: string;
}

const ships: readonly Ship[] = [
  { id: 'a', name: 'Albatros', flag: 'NL' },
  { id: 'b', name: 'Boreas', flag: 'CY' },
  { id: 'c', name: 'Calypso', flag: 'CY' },
];

interface ShipQuery extends ListQuery {
  readonly flag?: readonly string[] | undefined;
}

const filters = (query: ShipQuery): readonly ListFilter<ShipQuery>[] => [
  {
    id: 'flag',
    label: 'Flag',
    asked: (value) => `flag ${value}`,
    off: { flag: undefined },
    choices: choicesOf(
      ['NL', 'CY'],
      query.flag,
      (flag) => flag,
      (flag) => ({ ...query, flag }),
    ),
  },
];

const sorts: readonly ListSort<'name' | '-name'>[] = [
  { value: 'name', column: 'name', direction: 'ascending', label: 'A–Z' },
  { value: '-name', column: 'name', direction: 'descending', label: 'Z–A' },
];

const href = ({ id }: Ship) => `#${id}`;
const columns: readonly TableColumn<Ship>[] = [
  { id: 'name', head: 'Ship', sortable: true, cell: (ship) => <Link href={href(ship)}>{ship.name}</Link> },
  { id: 'flag', head: 'Flag', width: 96, cell: ({ flag }) => flag },
];

const card = (ship: Ship) => (
  <Card>
    <h2>
      <Link href={href(ship)}>{ship.name}</Link>
    </h2>
    <CardFoot>{ship.flag}</CardFoot>
  </Card>
);

interface FleetProps {
  total: number;
  /** The address changes only when a button is pressed, as with a page that renders slowly. */
  late?: boolean;
  onAsk: (query: ShipQuery) => void;
  onDelete: (id: string) => Promise<{ outcome: 'removed' }>;
  onRestore: (id: string) => Promise<object>;
}

/** A list as a screen uses it: an address that follows, and rows that match it. */
function Fleet({ total, late = false, onAsk, onDelete, onRestore }: FleetProps) {
  const [query, setQuery] = useState<ShipQuery>({});
  const [sort, setSort] = useState<'name' | '-name'>('name');
  const [coming, setComing] = useState<ShipQuery>({});
  const ask = (next: ShipQuery) => {
    (late ? setComing : setQuery)(next);
    onAsk(next);
  };
  const search = useListSearch(query, ask);
  const removal = useUndoableRemoval<Ship>({ onDelete, onRestore });
  const found = ships
    .slice(0, total)
    .filter(({ name }) => name.toLowerCase().includes((query.search ?? '').toLowerCase()))
    .filter(({ flag }) => (query.flag?.length ?? 0) === 0 || query.flag?.includes(flag));
  const rows = sort === 'name' ? found : found.toReversed();
  const { asked } = removal.dialog;
  return (
    <ListScreen
      said={{
        title: 'Fleet',
        search: 'Search ships',
        noMatch: 'No ship',
        noMatchTotal: `${total}.`,
        show: `${found.length}`,
        failed: 'Failed',
        failedText: null,
      }}
      state={{ phase: 'ready', count: found.length, total, problem: null }}
      {...{ query, search, filters, sorts, sort }}
      onSort={setSort}
      table={{
        columns,
        rows,
        rowKey: ({ id }) => id,
        rowName: ({ name }) => name,
        card,
      }}
      skeletonRows={3}
      renderActions={(refresh) => refresh}
      nothing={
        <EmptyState kind="nothing" title="No fleet">
          –
        </EmptyState>
      }
      keys={(onRow) => ({ d: onRow(removal.ask) })}
      onRefresh={fn()}
      onCopy={() => Promise.resolve()}
    >
      {late && <Button onClick={() => setQuery(coming)}>The address follows</Button>}
      {asked !== null && <Button onClick={removal.dialog.onConfirm}>Delete {asked.name}</Button>}
    </ListScreen>
  );
}

const meta = preview.meta({
  title: 'Admin/ListScreen',
  tags: ['stable'],
  component: Fleet,
  globals: desktop,
  args: {
    total: 3,
    onAsk: fn(),
    onDelete: fn(() => Promise.resolve({ outcome: 'removed' as const })),
    onRestore: fn(() => Promise.resolve({})),
  },
  // The stories of each list already take pictures.
  parameters: { chromatic: { disableSnapshot: true }, toasts: 'paused' },
});

/** Ticked values are shown on a chip; text typed while a box is ticked stays. */
export const Filters = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Flag' }));
    const box = await screen.findByRole('checkbox', { name: 'CY' });
    // At once, before typing pauses.
    await fireEvent.change(canvas.getByRole('searchbox'), { target: { value: 'cal' } });
    await fireEvent.click(box);
    await expect(args.onAsk).toHaveBeenCalledWith({ search: 'cal', flag: ['CY'] });
    await expect(args.onAsk).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith({ search: undefined, flag: undefined });
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
});

/** The address updates while typing continues: no letter is lost. An address that changes by itself empties the box. */
export const TypedAhead = meta.story({
  args: { late: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'cal');
    await waitFor(() => expect(args.onAsk).toHaveBeenCalledWith({ search: 'cal' }));
    await fireEvent.change(box, { target: { value: 'caly' } });
    await fireEvent.click(canvas.getByRole('button', { name: 'The address follows' }));
    await expect(box).toHaveValue('caly');
    await waitFor(() => expect(args.onAsk).toHaveBeenLastCalledWith({ search: 'caly' }));
    await userEvent.click(canvas.getByRole('button', { name: 'The address follows' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(box).toHaveValue('caly');
    await userEvent.click(canvas.getByRole('button', { name: 'The address follows' }));
    await expect(box).toHaveValue('');
  },
});

/** On a phone one chip opens filters and order. */
export const OnAPhone = meta.story({
  globals: phone,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Sorteer op' }), 'Z–A');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'CY' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith(expect.objectContaining({ flag: ['CY'] }));
    await userEvent.click(dialog.getByRole('button', { name: '2' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(names).toEqual(['Calypso', 'Boreas']);
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder filter Flag' }));
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
});

/** A shortcut of the list acts on the focused row; a deleted row can be restored. */
export const KeyAndUndo = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('jjd');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Boreas' }));
    await expect(args.onDelete).toHaveBeenCalledWith('b');
    await expect(await screen.findByText('Boreas verwijderd')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Maak ongedaan/ }));
    await expect(args.onRestore).toHaveBeenCalledWith('b');
    await expect(await screen.findByText('Boreas teruggezet')).toBeVisible();
  },
});

/** An empty list differs from a list without matches. */
export const Nothing = meta.story({
  args: { total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No fleet' })).toBeVisible();
  },
});
