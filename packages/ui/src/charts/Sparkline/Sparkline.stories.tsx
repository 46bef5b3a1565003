import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { useSay } from '../../testing/useSay.ts';
import { Sparkline } from './Sparkline.tsx';

const visits = [31, 42, 38, 55, 47, 62, 20, 34, 49, 51, 68, 59, 73, 41];

function Sample({
  values = visits,
  width = 160,
}: {
  values?: readonly (number | null)[] | null;
  width?: number | string;
}) {
  const say = useSay();
  const day = say('dag', 'day');
  return (
    <div style={{ width }}>
      <Sparkline
        label={say('Bezoekers per dag', 'Visitors per day')}
        points={values?.map((value, index) => ({ name: `${day} ${index + 1}`, value })) ?? null}
        heads={[day, say('Bezoekers', 'Visitors')]}
      />
    </div>
  );
}

// No words are to be seen until a point is read.
const meta = preview.meta({
  title: 'Charts/Sparkline',
  tags: ['new'],
  component: Sparkline,
  parameters: { density: 'console', sameWords: true },
});

export const TwoWeeks = meta.story({ render: () => <Sample /> });
export const FullWidth = meta.story({ render: () => <Sample width="100%" /> });
/** The line breaks where nothing was measured. */
export const NotMeasured = meta.story({ render: () => <Sample values={[31, 42, null, null, 47, 62, 20]} /> });
export const OneValue = meta.story({ render: () => <Sample values={[31]} /> });
/** Nothing changes: the line runs through the middle. */
export const AllZero = meta.story({ render: () => <Sample values={[0, 0, 0, 0]} /> });
export const BelowZero = meta.story({ render: () => <Sample values={[4, -3, -8, 2, 6]} /> });
export const Empty = meta.story({ render: () => <Sample values={[]} />, parameters: { sameWords: false } });
export const Loading = meta.story({ render: () => <Sample values={null} /> });

/** One stop of the Tab key, on the newest value. */
export const Keyboard = meta.story({
  parameters: { sameWords: false },
  render: () => (
    <div style={{ paddingTop: 48 }}>
      <Sample />
    </div>
  ),
  play: async ({ canvas }) => {
    const points = canvas.getByRole('slider', { name: /Bezoekers per dag|Visitors per day/ });
    await press('{Tab}');
    await expect(points).toHaveFocus();
    await expect(points).toHaveAttribute('aria-valuetext', expect.stringMatching(/14: 41$/));
    await press('{ArrowLeft}');
    await expect(points).toHaveAttribute('aria-valuetext', expect.stringMatching(/13: 73$/));
    await expect(canvas.getByText(/13: 73$/)).toBeVisible();
    await press('{Home}');
    await expect(points).toHaveAttribute('aria-valuetext', expect.stringMatching(/1: 31$/));
  },
});
