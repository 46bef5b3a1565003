import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { people, personCard, usePeopleColumns } from './samplePeople.tsx';
import { Table } from './Table.tsx';

interface SampleProps {
  selected?: readonly string[];
  /** Ids of people who receive no mail. */
  unreachable?: readonly string[];
  onSelected?: (selected: string[]) => void;
}

function Sample({ selected: chosen, unreachable, onSelected }: SampleProps) {
  const columns = usePeopleColumns();
  const say = useSay();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(chosen ?? []));
  const reason = say('afgemeld op 3 okt', 'unsubscribed on 3 Oct');
  return (
    <Table
      label="Leads"
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      card={personCard}
      selection={{
        selected,
        onChange: (next) => {
          setSelected(next);
          onSelected?.([...next].sort());
        },
        blocked: (key) => (unreachable?.includes(key) ? reason : undefined),
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/TableSelection',
  tags: ['stable'],
  component: Sample,
  args: { onSelected: fn() },
  parameters: { density: 'console' },
});

export const Some = meta.story({ args: { selected: ['2', '4'] } });
export const All = meta.story({ args: { selected: ['1', '2', '3', '4', '5'] } });

/** The page's checkbox shows whether all, some or none of its rows are selected. */
export const PageBox = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecteer Esmee Golfslag' }));
    const all = canvas.getByRole('checkbox', { name: 'Selecteer alles op deze pagina' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onSelected).toHaveBeenLastCalledWith(['1', '2', '3', '4', '5']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selectie op deze pagina opheffen' }));
    await expect(args.onSelected).toHaveBeenLastCalledWith([]);
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** Shift+click selects from the last used checkbox to this one. */
export const RangeByMouse = meta.story({
  parameters: { everyTurn: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecteer Esmee Golfslag' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecteer Tess Noordster' }));
    await userEvent.keyboard('{/Shift}');
    await expect(args.onSelected).toHaveBeenLastCalledWith(['2', '3', '4', '5']);
    await expect(getSelection()?.toString()).toBe(''); // no text is selected by the clicks
  },
});

/**
 * The recommended keys of the ARIA Authoring Practices for multiple selection: Space, arrows, Shift+arrow, Shift+Space,
 * Ctrl+A.
 */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Selecteer ${name}` });
    box('Klaas Kielzog').focus();
    await userEvent.keyboard(' ');
    await expect(args.onSelected).toHaveBeenLastCalledWith(['1']);
    await userEvent.keyboard('{ArrowDown}');
    await expect(box('Esmee Golfslag')).toHaveFocus();
    await expect(args.onSelected).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(box('Maximiliaan van den Zeewolde-Stormvogel')).toHaveFocus();
    await expect(args.onSelected).toHaveBeenLastCalledWith(['1', '3']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(box('Tess Noordster')).toHaveFocus(); // arrows stop at the last row
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(args.onSelected).toHaveBeenLastCalledWith(['1', '3', '4', '5']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(args.onSelected).toHaveBeenLastCalledWith(['1', '2', '3', '4', '5']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(args.onSelected).toHaveBeenLastCalledWith([]);
  },
});

/** A person who cannot be selected is greyed out with a reason; ranges and the page's checkbox skip the row. */
export const Unreachable = meta.story({
  globals: { viewport: { value: 'wide' } },
  args: { unreachable: ['2', '4'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Selecteer Esmee Golfslag: afgemeld op 3 okt' })).toBeDisabled();
    canvas.getByRole('checkbox', { name: 'Selecteer Klaas Kielzog' }).focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('checkbox', { name: /Maximiliaan/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecteer alles op deze pagina' }));
    await expect(args.onSelected).toHaveBeenLastCalledWith(['1', '3', '5']);
  },
});
