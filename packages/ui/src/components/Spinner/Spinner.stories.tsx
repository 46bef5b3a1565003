import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  title: 'Components/Spinner',
  tags: ['stable'],
  component: Spinner,
  parameters: { sameWords: true }, // its words are only heard
});

export const Named = meta.story({
  args: { label: 'Laden…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Laden…');
  },
});

/** What is done within that time shows no spinner and says nothing; the region is there, so that the words are heard. */
export const Delayed = meta.story({
  args: { label: 'Laden…', delay: 400 },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await expect(await canvas.findByText('Laden…')).toBeInTheDocument();
    await expect(region.querySelector('svg')).toBeVisible();
  },
  parameters: { chromatic: { disableSnapshot: true } },
});
