import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid, GridCell, type GridColumn } from './Grid.tsx';

const meta = preview.meta({
  title: 'Components/Grid',
  tags: ['new'],
  component: Grid,
  parameters: { sameWords: true },
});

const ports = ['Limassol', 'Larnaca', 'Paphos', 'Kyrenia', 'Latchi', 'Zygi'];
const cards = ports.map((port) => <Card key={port} as="li" title={port} titleSize="section" />);
const lefts = (items: readonly HTMLElement[]) =>
  new Set(items.map((item) => Math.round(item.getBoundingClientRect().left)));

/** As many columns as there is room for. */
export const Fit = meta.story({ args: { as: 'ul', children: cards } });
export const FitSmall = meta.story({ args: { as: 'ul', narrowest: 'small', gap: 3, children: cards } });
export const FitLarge = meta.story({ args: { as: 'ul', narrowest: 'large', children: cards } });
export const Two = meta.story({ args: { as: 'ul', columns: 2, children: cards } });
export const Three = meta.story({
  args: { as: 'ul', columns: 3, children: cards },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(lefts(canvas.getAllByRole('listitem')).size).toBe(3);
  },
});
export const Four = meta.story({
  args: { as: 'ul', columns: 4, children: cards },
  globals: { viewport: { value: 'desktop' } },
});

const cell = (from: GridColumn | undefined, span: GridColumn) => (
  <GridCell key={`${from} ${span}`} from={from} span={span}>
    <Card title={from === undefined ? `span ${span}` : `from ${from} span ${span}`} titleSize="section" />
  </GridCell>
);

/** The grid of a page: heading in columns 1–4, the rest from 6. Below 900 px they stand under each other. */
export const Twelve = meta.story({
  args: { columns: 12, children: [cell(1, 4), cell(6, 7), cell(undefined, 6), cell(undefined, 5)] },
  globals: { viewport: { value: 'desktop' } },
});
/** One column is left, and none is wider than the screen. */
export const OnAPhone = meta.story({
  args: { as: 'ul', narrowest: 'large', children: cards },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    await expect(lefts(canvas.getAllByRole('listitem')).size).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
