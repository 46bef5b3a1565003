import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Link } from '../Link/Link.tsx';
import { StageRing } from '../StageRing/StageRing.tsx';
import { Table } from './Table.tsx';
import type { TableColumn, TableSort } from './table.ts';

interface Person {
  id: string;
  name: string;
  mail: string;
  received: string;
}

const people: readonly Person[] = [
  { id: '1', name: 'Klaas Kielzog', mail: 'klaas@kielzog.example', received: '20-11' },
  { id: '2', name: 'Esmee Golfslag', mail: 'esmee@golfslag.example', received: '19-11' },
  {
    id: '3',
    name: 'Maximiliaan van den Zeewolde-Stormvogel',
    mail: 'maximiliaan.van.den.zeewolde-stormvogel@stormvogel.example',
    received: '17-11',
  },
];

const nameLink = ({ id, name }: Person) => (
  <Link look="plain" href={`#${id}`} title={name}>
    {name}
  </Link>
);
const card = ({ name, mail }: Person) => (
  <>
    <strong>{name}</strong>
    <p>{mail}</p>
  </>
);

interface SampleProps {
  rows?: readonly Person[];
  loadingRows?: number;
  selected?: readonly string[];
  activeRow?: string;
  sort?: TableSort;
  onSort?: (column: string) => void;
  onSelected?: (selected: string[]) => void;
}

function Sample({ rows = people, loadingRows, selected: chosen, activeRow, sort, onSort, onSelected }: SampleProps) {
  const say = useSay();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(chosen ?? []));
  const status = (
    <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
      <StageRing stage="dot" /> {say('Nieuw', 'New')}
    </span>
  );
  const columns: TableColumn<Person>[] = [
    {
      id: 'name',
      head: say('Naam', 'Name'),
      sortable: true,
      shorten: true,
      cell: nameLink,
    },
    { id: 'mail', head: 'E-mail', shorten: true, hideBelow: 'desktop', cell: ({ mail }) => mail },
    { id: 'status', head: 'Status', width: '140px', cell: () => status },
    {
      id: 'received',
      head: say('Ontvangen', 'Received'),
      width: '110px',
      align: 'end',
      sortable: true,
      cell: ({ received }) => received,
    },
  ];
  return (
    <Table
      label="Leads"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      card={card}
      sort={sort}
      onSort={onSort}
      selection={{
        selected,
        onChange: (next) => {
          setSelected(next);
          onSelected?.([...next]);
        },
      }}
      activeRow={activeRow}
      loadingRows={loadingRows}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Table',
  tags: ['stable'],
  component: Sample,
  args: { sort: { column: 'received', direction: 'descending' }, onSort: fn(), onSelected: fn() },
  parameters: { density: 'console' },
});

export const Rows = meta.story();
export const Loading = meta.story({ args: { rows: [], loadingRows: 5 } });
export const MoreLoading = meta.story({ args: { loadingRows: 2 } });
export const ActiveRow = meta.story({ args: { activeRow: '2', selected: ['1'] } });

/** Only the sorted head says so; the others are buttons that ask. */
export const Sorted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Ontvangen' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('columnheader', { name: 'Naam' })).not.toHaveAttribute('aria-sort');
    await userEvent.click(canvas.getByRole('button', { name: 'Naam' }));
    await expect(args.onSort).toHaveBeenCalledOnce();
    await expect(args.onSort).toHaveBeenCalledWith('name');
  },
});

/** The page's box stands for all, some or none of its rows. */
export const Selected = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecteer Esmee Golfslag' }));
    const all = canvas.getByRole('checkbox', { name: 'Selecteer alles op deze pagina' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onSelected).toHaveBeenLastCalledWith(['2', '1', '3']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selectie op deze pagina opheffen' }));
    await expect(args.onSelected).toHaveBeenLastCalledWith([]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecteer Klaas Kielzog' }));
  },
});

/** Twenty rows under a head that stays. */
export const StickyHead = meta.story({
  args: {
    rows: Array.from({ length: 30 }, (_, index) => ({ ...people[0]!, id: String(index), name: `Rij ${index}` })),
  },
  play: async ({ canvas }) => {
    window.scrollTo(0, 400);
    await expect(canvas.getByRole('columnheader', { name: 'Naam' }).getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  },
  parameters: { picture: 'none' },
});
