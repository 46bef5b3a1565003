import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Button } from '../Button/Button.tsx';
import { crew, personCard, usePeopleColumns } from './samplePeople.tsx';
import { Table } from './Table.tsx';

interface SampleProps {
  count?: number;
  maxHeight?: string;
  grows?: boolean;
}

const tenThousand = crew(10_000);

function Sample({ count = 10_000, maxHeight, grows = false }: SampleProps) {
  const columns = usePeopleColumns();
  const say = useSay();
  const [shown, setShown] = useState(count);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']));
  return (
    <>
      <Table
        label="Leads"
        columns={columns}
        rows={tenThousand.slice(0, shown)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        card={personCard}
        maxHeight={maxHeight}
        selection={{ selected, onChange: setSelected }}
      />
      {grows && <Button onClick={() => setShown(shown + 50)}>{say('Toon volgende 50', 'Show next 50')}</Button>}
    </>
  );
}

const meta = preview.meta({
  title: 'Components/LongTable',
  tags: ['stable'],
  component: Sample,
  parameters: { density: 'console' },
});

const drawnRows = () => document.querySelectorAll('[data-row]');
const rowAt = (index: number) => document.querySelector(`[data-index="${index}"]`);
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Ten thousand rows, of which only the visible ones are in the document; the table states its row count. */
export const TenThousand = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rowAt(9)).toBeVisible());
    await waitFor(() => expect(drawnRows().length).toBeLessThan(60));
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await expect(rowAt(0)).toHaveAttribute('aria-rowindex', '2');
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(10_000 * 44);
  },
});

/** Scrolled half-way: other rows, equally few, under the same head. */
export const Scrolled = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(drawnRows().length).toBeLessThan(60));
    scrollTo(5000 * 44);
    await waitFor(() => expect(rowAt(5005)).toBeVisible());
    await expect(drawnRows().length).toBeLessThan(60);
    await expect(rowAt(5005)).toHaveAttribute('aria-rowindex', '5007');
    await expect(canvas.getByRole('columnheader', { name: 'Naam' }).getBoundingClientRect().top).toBe(0);
    scrollTo(0);
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** The focused row stays in the document at any scroll position, and Tab continues from there. */
export const FocusStays = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(drawnRows().length).toBeLessThan(60));
    const box = canvas.getByRole('checkbox', { name: 'Selecteer Femke Baken 4' });
    box.focus();
    scrollTo(8000 * 44);
    await waitFor(() => expect(rowAt(8005)).toBeVisible());
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Selecteer Tess Noordster 5' })).toHaveFocus());
    scrollTo(0);
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** Arrow keys move the focus past the rows that were rendered first. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(drawnRows().length).toBeLessThan(60));
    canvas.getByRole('checkbox', { name: 'Selecteer Klaas Kielzog 1' }).focus();
    for (let row = 2; row <= 40; row += 1) {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() =>
        expect(document.activeElement?.closest('[data-row]')).toHaveAttribute('data-row', String(row)),
      );
    }
    await expect(document.activeElement).toBeVisible();
    scrollTo(0);
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** A range over rows that were never rendered. */
export const RangeOverHiddenRows = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(drawnRows().length).toBeLessThan(60));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecteer Esmee Golfslag 7' }));
    scrollTo(300 * 44);
    const box = await canvas.findByRole('checkbox', { name: 'Selecteer Tess Noordster 305' });
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box);
    await userEvent.keyboard('{/Shift}');
    scrollTo(150 * 44);
    await expect(await canvas.findByRole('checkbox', { name: 'Selecteer Tess Noordster 155' })).toBeChecked();
    scrollTo(0);
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** In a frame with its own scrollbar, as in a dialog. */
export const OwnHeight = meta.story({
  globals: { viewport: { value: 'wide' } },
  args: { maxHeight: '320px' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(drawnRows().length).toBeLessThan(40));
    const frame = canvas.getByRole('table').parentElement as HTMLElement;
    frame.scrollTop = 4000 * 44;
    await waitFor(() => expect(rowAt(4002)).toBeVisible());
    await expect(drawnRows().length).toBeLessThan(40);
    frame.scrollTop = 0;
    await waitFor(() => expect(rowAt(2)).toBeVisible());
  },
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A frame that loses its height, as while a window gets wider, does not draw the ten thousand rows. */
export const LosesItsHeight = meta.story({
  args: { maxHeight: '24rem' },
  globals: { viewport: { value: 'wide' } },
  play: async () => {
    await waitFor(() => expect(drawnRows().length).toBeLessThan(60));
    const frame = document.querySelector<HTMLElement>('[data-scrolls]');
    frame?.style.setProperty('max-height', 'none', 'important');
    await waitFor(() => expect(frame?.clientHeight).toBeGreaterThan(10_000 * 40));
    // The first tells the table of the new height, the second shows what it drew.
    await nextFrame();
    await nextFrame();
    await expect(drawnRows().length).toBeLessThan(100);
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** A list that grows past 200 rows keeps the focused row mounted: typed text and an open menu are not lost. */
export const GrowsPastTwoHundred = meta.story({
  args: { count: 180, grows: true },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(drawnRows()).toHaveLength(180)); // a screenful first, then the rest
    const row = drawnRows()[169] as HTMLElement;
    row.querySelector('input')?.focus();
    await userEvent.click(canvas.getByText('Toon volgende 50')); // by text, because a query by role would read 180 rows
    await waitFor(() => expect(drawnRows().length).toBeLessThan(100));
    await expect(rowAt(169)).toBe(row);
    scrollTo(0);
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** On a phone a long list renders equally few cards. */
export const Cards = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(drawnRows().length).toBeLessThan(60));
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(rowAt(0)).toHaveAttribute('aria-setsize', '10000');
    scrollTo(2000 * 148);
    await waitFor(() => expect(Number(drawnRows()[0]?.getAttribute('aria-posinset'))).toBeGreaterThan(1000));
    await expect(drawnRows().length).toBeLessThan(60);
    scrollTo(0);
    await waitFor(() => expect(rowAt(0)).toBeVisible());
  },
  parameters: { picture: true },
});
