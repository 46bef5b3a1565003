import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Button } from '../Button/Button.tsx';
import { Row } from './Row.tsx';

const meta = preview.meta({
  title: 'Components/Row',
  tags: ['stable'],
  component: Row,
  args: {
    children: [
      <Button key="keep" variant="primary">
        <Say nl="Bewaar" en="Save" />
      </Button>,
      <Button key="leave">
        <Say nl="Annuleer" en="Cancel" />
      </Button>,
    ],
  },
  parameters: { density: 'console' },
});

/** Two buttons, 8 px apart. */
export const Buttons = meta.story();
/** At both ends of the line. */
export const Between = meta.story({
  args: { justify: 'between', align: 'center' },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** Items that do not fit wrap. */
export const Wraps = meta.story({
  args: { style: { width: 160 } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    await expect(second?.getBoundingClientRect().top).toBeGreaterThan(first?.getBoundingClientRect().bottom ?? 0);
  },
});
