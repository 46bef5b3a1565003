import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { ColumnSet } from '../Table/columnSet.ts';
import { people, usePeopleColumns } from '../Table/samplePeople.tsx';
import type { TableDensity } from '../Table/table.ts';
import { Table } from '../Table/Table.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';

interface SampleProps {
  onColumnSet?: (set: ColumnSet | undefined) => void;
}

function Sample({ onColumnSet }: SampleProps) {
  const columns = usePeopleColumns();
  const [set, setSet] = useState<ColumnSet>();
  const [density, setDensity] = useState<TableDensity>('comfortable');
  return (
    <>
      <ColumnMenu
        tableName="Leads"
        columns={columns}
        columnSet={set}
        onColumnSet={(next) => {
          setSet(next);
          onColumnSet?.(next);
        }}
        density={{ value: density, onChange: setDensity }}
      />
      <Table
        label="Leads"
        columns={columns}
        columnSet={set}
        density={density}
        rows={people}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/ColumnMenu',
  tags: ['new'],
  component: Sample,
  args: { onColumnSet: fn() },
  parameters: { density: 'console' },
});

const open = async (
  canvas: { getByRole: typeof screen.getByRole },
  user: { click: (on: Element) => Promise<void> },
) => {
  await user.click(canvas.getByRole('button', { name: 'Kolommen' }));
  return screen.findByRole('dialog', { name: 'Kolommen van Leads' });
};

const heads = () => [...document.querySelectorAll('[data-rows] thead th')].map((head) => head.textContent);

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await expect(screen.getByRole('checkbox', { name: 'Naam, staat altijd vooraan' })).toBeDisabled(); // never without the name
  },
});

/** A click shows or hides at once; the way back to the standard columns is there when something differs. */
export const HideAndReset = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await open(canvas, userEvent);
    await expect(screen.queryByRole('button', { name: 'Standaardkolommen' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'E-mail' }));
    await waitFor(() => expect(heads()).toHaveLength(3));
    await userEvent.click(screen.getByRole('button', { name: 'Standaardkolommen' }));
    await expect(args.onColumnSet).toHaveBeenLastCalledWith(undefined);
    await expect(heads()).toHaveLength(4);
    await expect(screen.getByRole('checkbox', { name: 'E-mail' })).toHaveFocus();
  },
  parameters: { picture: 'none' },
});

/** Tab to a column, Space shows or hides it, Alt with an arrow moves it; the focus goes along and the place is said. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Kolommen' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Kolommen van Leads' });
    screen.getByRole('checkbox', { name: 'E-mail' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(heads()).toEqual(['Naam', 'Status', 'E-mail', 'Ontvangen']);
    await expect(screen.getByRole('checkbox', { name: 'E-mail' })).toHaveFocus();
    await expect(screen.getByText('E-mail: plaats 2 van 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'E-mail later zetten' }));
    await expect(heads()).toEqual(['Naam', 'Status', 'Ontvangen', 'E-mail']);
    await expect(screen.getByRole('button', { name: 'E-mail later zetten' })).toHaveFocus(); // a wall, not a loss
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
  parameters: { picture: 'none' },
});

export const Compact = meta.story({
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await userEvent.click(screen.getByRole('radio', { name: 'Compact' }));
    await waitFor(() => expect(document.querySelector('[data-row]')?.getBoundingClientRect().height).toBe(36));
  },
});
