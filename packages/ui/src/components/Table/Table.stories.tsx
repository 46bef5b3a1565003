import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { RowNote } from './RowNote.tsx';
import { crew, people, type Person, personCard, usePeopleColumns } from './samplePeople.tsx';
import { Table } from './Table.tsx';
import type { RowState, TableColumn, TableDensity, TableSort } from './table.ts';

interface SampleProps {
  rows?: readonly Person[];
  loadingRows?: number;
  density?: TableDensity;
  lines?: 1 | 2;
  maxHeight?: string;
  states?: Readonly<Record<string, RowState>>;
  more?: readonly TableColumn<Person>[];
  sort?: TableSort;
  onSort?: (column: string, direction: TableSort['direction']) => void;
  empty?: ReactNode;
}

function Notes({ state }: { state: RowState }) {
  const say = useSay();
  return (
    <RowNote
      state={state}
      message={say('Status niet bewaard.', 'Status not saved.')}
      retryName={say('Benaderd', 'Contacted')}
      onRetry={fn()}
    />
  );
}

const failedPerson = (person: Person) => (
  <>
    {personCard(person)}
    <Notes state="failed" />
  </>
);

function Sample({ rows = people, states, more, ...rest }: SampleProps) {
  const columns = usePeopleColumns();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <Table
      label="Leads"
      columns={more ? [...columns, ...more] : columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowState={({ id }) => states?.[id]}
      card={(person) => (states?.[person.id] === 'failed' ? failedPerson(person) : personCard(person))}
      selection={{ selected, onChange: setSelected }}
      {...rest}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Table',
  tags: ['stable'],
  component: Sample,
  args: { sort: { column: 'received', direction: 'descending' }, onSort: fn() },
  parameters: { density: 'console' },
});

export const Rows = meta.story();
export const Loading = meta.story({ args: { rows: [], loadingRows: 5 } });
export const MoreLoading = meta.story({ args: { loadingRows: 2 } });
export const Compact = meta.story({ args: { density: 'compact' } });

/** A skeleton is exactly as high as the row that replaces it. */
export const SkeletonKeepsTheHeight = meta.story({
  globals: { viewport: { value: 'wide' } },
  args: { rows: people.slice(0, 2), loadingRows: 2 },
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.getBoundingClientRect().height);
    await expect(heights).toEqual([44, 44, 44, 44]);
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** Only the sorted head has `aria-sort`; the others are buttons. Two states: a second click reverses the order. */
export const Sorted = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Ontvangen' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('columnheader', { name: 'Naam' })).not.toHaveAttribute('aria-sort');
    await userEvent.click(canvas.getByRole('button', { name: 'Naam' }));
    await expect(args.onSort).toHaveBeenLastCalledWith('name', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Ontvangen' }));
    await expect(args.onSort).toHaveBeenLastCalledWith('received', 'ascending');
  },
  parameters: { picture: true },
});

/** The row shows its error; a row that is being saved is marked busy. */
export const SavingAndFailed = meta.story({
  globals: { viewport: { value: 'wide' } },
  args: {
    states: { 1: 'saving', 2: 'failed' },
    more: [
      {
        id: 'note',
        head: 'Note',
        headHidden: true,
        width: 150,
        cell: ({ id }) => (id === '1' ? <Notes state="saving" /> : id === '2' && <Notes state="failed" />),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Klaas/ })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Status niet bewaard.');
    await expect(canvas.getByRole('button', { name: 'opnieuw: Benaderd' })).toBeVisible();
  },
  parameters: { picture: true },
});

export const TwoLines = meta.story({
  args: {
    lines: 2,
    more: [
      {
        id: 'note',
        head: 'Mail',
        width: 190,
        cell: () => (
          <Say nl="Wat verandert er voor wie vaart op een jacht?" en="What changes for those who sail on a yacht?" />
        ),
      },
    ],
  },
});

/** No rows and none loading: the owner's empty state replaces head and rows. */
export const Empty = meta.story({
  args: {
    rows: [],
    empty: (
      <EmptyState kind="noMatch" title="Geen lead past" actions={<Button>Reset</Button>}>
        <Say nl="Zonder filters zijn er 87 leads." en="There are 87 leads without filters." />
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Geen lead past' })).toBeVisible();
  },
  parameters: { picture: true },
});

/** Thirty rows under a sticky head. */
export const StickyHead = meta.story({
  globals: { viewport: { value: 'wide' } },
  args: { rows: crew(30) },
  play: async ({ canvas }) => {
    window.scrollTo(0, 400);
    await expect(canvas.getByRole('columnheader', { name: 'Naam' }).getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** In a dialog: a maximum height, above which the rows scroll under their head. */
export const OwnHeight = meta.story({ args: { rows: crew(30), maxHeight: '280px' } });

/**
 * More columns than fit: the table scrolls sideways, also by keyboard; the name column stays, and a shadow shows on
 * which side there is more.
 */
export const TooWide = meta.story({
  globals: { viewport: { value: 'wide' } },
  args: {
    more: Array.from({ length: 6 }, (_, index) => ({
      id: `week${index}`,
      head: `Week ${40 + index}`,
      width: 120,
      align: 'end' as const,
      cell: () => String(index * 7),
    })),
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Leads' });
    const name = canvas.getByRole('columnheader', { name: 'Naam' });
    const place = name.getBoundingClientRect().left;
    await expect(region).toHaveAttribute('tabindex', '0');
    region.scrollLeft = 200;
    await expect(canvas.getByRole('columnheader', { name: 'Status' }).getBoundingClientRect().left).toBeLessThan(
      place + 160,
    );
    await expect(name.getBoundingClientRect().left).toBe(place);
  },
});
