import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { motion } from '../../../tokens/scale.ts';
import { Boat, Track } from '../Specimen.styles.ts';

const meta = preview.meta({
  title: 'Foundations/Motion',
  tags: ['stable', '!autodocs'],
  parameters: { sameWords: true },
});

function Crossing() {
  const [crossed, setCrossed] = useState(false);
  return (
    <Track data-crossed={crossed || undefined}>
      {(Object.keys(motion) as (keyof typeof motion)[]).map((timing) => (
        <div key={timing}>
          <p>
            {timing}: {motion[timing]}
          </p>
          <Boat $timing={timing} />
        </div>
      ))}
      <Button onClick={() => setCrossed(!crossed)}>{crossed ? 'Sail back' : 'Cross'}</Button>
    </Track>
  );
}

export const Timings = meta.story({
  render: () => <Crossing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cross' }));
    await expect(canvas.getByRole('button', { name: 'Sail back' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sail back' }));
    await expect(canvas.getByRole('button', { name: 'Cross' })).toBeVisible();
  },
});
