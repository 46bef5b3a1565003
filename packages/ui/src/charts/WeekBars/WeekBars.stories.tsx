import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { useSay } from '../../testing/useSay.ts';
import { WeekBars } from './WeekBars.tsx';

interface SampleProps {
  values?: readonly (number | null)[] | null;
  width?: number;
}

const weeks = [3, 5, 4, 6, 5, 8, 6, 7, 9, 8, 11, 9];

function Sample({ values = weeks, width = 404 }: SampleProps) {
  const say = useSay();
  const bars =
    values?.map((value, index) => {
      const week = 48 - values.length + index;
      return { name: `week ${week}`, short: `${week}`, value, state: week === 47 ? ('running' as const) : undefined };
    }) ?? null;
  return (
    <div style={{ maxWidth: width }}>
      <WeekBars
        label={say('Leads per week, week 36 tot en met 47', 'Leads per week, weeks 36 to 47')}
        bars={bars}
        heads={['Week', 'Leads']}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Charts/WeekBars',
  tags: ['stable'],
  component: WeekBars,
  parameters: { density: 'console' },
});

export const TwelveWeeks = meta.story({ render: () => <Sample /> });
/** Wide enough to label every week. */
export const Wide = meta.story({ render: () => <Sample width={900} /> });
export const Narrow = meta.story({ render: () => <Sample width={280} /> });
export const OneWeek = meta.story({ render: () => <Sample values={[4]} /> });
export const AllZero = meta.story({ render: () => <Sample values={weeks.map(() => 0)} /> });
/** A week that was not measured shows a dash, not a zero. */
export const NotMeasured = meta.story({
  render: () => <Sample values={[3, 5, null, null, 5, 8, 6, 7, 9, 8, 11, 9]} />,
});
export const BelowZero = meta.story({ render: () => <Sample values={[3, -2, 4, -6, 5, 1, 0, 7]} /> });
/** Numbers too long to be next to each other: only the highest bar has its own. */
export const HugeValues = meta.story({ render: () => <Sample values={weeks.map((value) => value * 1_234_567)} /> });
export const Empty = meta.story({ render: () => <Sample values={[]} /> });
export const Loading = meta.story({ render: () => <Sample values={null} /> });

/** One tab stop, on the newest week; arrows, Home and End move to the others. */
export const Keyboard = meta.story({
  render: () => <Sample />,
  play: async ({ canvas }) => {
    const points = canvas.getByRole('slider', { name: /Leads per week/ });
    await press('{Tab}');
    await expect(points).toHaveFocus();
    await expect(points).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^week 47, (loopt nog|still running): 9$/),
    );
    await press('{ArrowLeft}');
    await expect(points).toHaveAttribute('aria-valuetext', 'week 46: 11');
    await expect(canvas.getByText('week 46: 11')).toBeVisible();
    await press('{Home}');
    await expect(points).toHaveAttribute('aria-valuetext', 'week 36: 3');
    await press('{End}');
    await press('{Escape}');
    await expect(canvas.queryByText(/^week 47, .*: 9$/)).toBeNull();
  },
  parameters: { picture: true },
});
