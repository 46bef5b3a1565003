import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { SegmentBar, SegmentSwatch } from './SegmentBar.tsx';

type Counts = readonly [delivered: number, unreported: number, postponed: number, refused: number, waiting: number];

const looks = ['full', 'stripes', 'warning', 'danger', 'hollow'] as const;

function Sample({ counts }: { counts: Counts }) {
  const say = useSay();
  const names = [
    say('Bezorgd', 'Delivered'),
    say('Zonder bericht', 'Not reported'),
    say('Uitgesteld', 'Postponed'),
    say('Geweigerd', 'Refused'),
    say('Wacht nog', 'Still waiting'),
  ];
  return (
    <div style={{ maxWidth: 320 }}>
      <SegmentBar parts={looks.map((look, index) => ({ look, value: counts[index] ?? 0 }))} />
      <ul>
        {looks.map((look, index) => (
          <li key={look} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
            <SegmentSwatch look={look} />
            {names[index]}: {counts[index]}
          </li>
        ))}
      </ul>
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/SegmentBar',
  tags: ['stable'],
  component: Sample,
  parameters: { density: 'console', forcedColors: true },
});

/** Same order in bar and legend; without colour the patterns still distinguish the parts. */
export const FiveParts = meta.story({ args: { counts: [14, 5, 4, 1, 1] } });
/** One among a thousand is still visible. */
export const ARareOne = meta.story({
  args: { counts: [1240, 0, 0, 1, 0] },
  play: async ({ canvasElement }) => {
    const [most, rare] = [...canvasElement.querySelectorAll<HTMLElement>('span[style]')].map(
      (part) => part.getBoundingClientRect().width,
    );
    await expect(rare).toBeGreaterThanOrEqual(2);
    await expect(most).toBeGreaterThan(300);
  },
});
export const Nothing = meta.story({ args: { counts: [0, 0, 0, 0, 0] } });
