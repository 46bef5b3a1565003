import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  title: 'Components/Stack',
  tags: ['new'],
  component: Stack,
});

const buttons = (
  <>
    <Button variant="primary">
      <Say nl="Bewaar" en="Save" />
    </Button>
    <Button>
      <Say nl="Bewaar en ga verder" en="Save and continue" />
    </Button>
    <Button variant="quiet">
      <Say nl="Annuleer" en="Cancel" />
    </Button>
  </>
);
const words = (
  <>
    <Heading level={3} size="h3">
      <Say nl="Eerst de kaart" en="First the chart" />
    </Heading>
    <Text>
      <Say nl="Dan het weer, dan pas de trossen los." en="Then the weather, and only then cast off." />
    </Text>
  </>
);

/** Things under each other, 16 px apart. */
export const Column = meta.story({ args: { children: words } });
export const Tight = meta.story({ args: { gap: 1, children: words } });
export const Wide = meta.story({ args: { gap: 12, children: words } });
/** A row that does not fit wraps: nothing runs off the screen. */
export const Row = meta.story({
  args: { direction: 'row', gap: 3, children: buttons },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    await expect((second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0) - (first?.offsetWidth ?? 0)).toBe(12);
  },
});
export const Ends = meta.story({ args: { direction: 'row', justify: 'end', children: buttons } });
export const Apart = meta.story({ args: { direction: 'row', justify: 'between', children: buttons } });
export const Centred = meta.story({ args: { align: 'center', children: words } });
/** Below 640 px the row lies down and each button fills its line. */
export const ColumnOnPhones = meta.story({
  args: { direction: 'row', phones: 'column', gap: 3, children: buttons },
  globals: { viewport: { value: 'smallPhone' } },
});
/** A list stays a list. */
export const List = meta.story({
  args: {
    as: 'ul',
    gap: 2,
    children: ['Limassol', 'Larnaca', 'Paphos'].map((town) => <li key={town}>{town}</li>),
  },
  parameters: { sameWords: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});
