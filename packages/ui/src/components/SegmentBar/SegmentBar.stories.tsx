import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { SegmentBar } from './SegmentBar.tsx';

type Counts = readonly [consent: number, unknown: number, refused: number, never: number];

const usual: Counts = [14, 4, 1, 1];

function Sample({ counts }: { counts: Counts }) {
  const say = useSay();
  return (
    <div style={{ maxWidth: 320 }}>
      <SegmentBar
        label={say('Wie de mail krijgt', 'Who gets the email')}
        parts={[
          { label: say('Met toestemming', 'With consent'), value: counts[0], look: 'full' },
          { label: say('Niet vastgelegd', 'Not recorded'), value: counts[1], look: 'warning' },
          { label: say('Adres weigert mail', 'Address refuses email'), value: counts[2], look: 'danger' },
          { label: say('Afgemeld', 'Unsubscribed'), value: counts[3], look: 'hollow' },
        ]}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/SegmentBar',
  tags: ['new'],
  component: Sample,
  args: { counts: usual },
  parameters: { density: 'console' },
});

/** Same order in bar and legend; without colour the patterns still tell the parts apart. */
export const FourParts = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Wie de mail krijgt' });
    await expect(list).toHaveTextContent('Met toestemming14Niet vastgelegd4Adres weigert mail1Afgemeld1');
  },
});
/** One among a thousand can still be seen. */
export const ARareOne = meta.story({ args: { counts: [1240, 0, 1, 0] } });
export const Nothing = meta.story({ args: { counts: [0, 0, 0, 0] } });
