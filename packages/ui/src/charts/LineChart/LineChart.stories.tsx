import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { useSay } from '../../testing/useSay.ts';
import { LineChart, type LineChartProps } from './LineChart.tsx';
import type { Line } from './lines.ts';
import { companyTax, corporateTax, fixedCosts, incomeTax, lineOf } from './savings.sample.ts';

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const formatEuros = (amount: number) => euros.format(amount);
const thousands = (amount: number) => (amount >= 1000 ? `${amount / 1000}k` : `${amount}`);

interface SampleProps extends Partial<Omit<LineChartProps, 'lines' | 'own'>> {
  home?: (revenue: number) => number;
  xs?: readonly number[];
  own?: number | undefined;
  lines?: LineChartProps['lines'];
}

function Sample({ home = incomeTax, xs, own = 150_000, lines, ...rest }: SampleProps) {
  const say = useSay();
  const both = [
    lineOf(say('Nederland', 'Netherlands'), home, xs),
    lineOf('Cyprus', (revenue) => corporateTax(revenue) + fixedCosts, xs),
  ] as const;
  return (
    <LineChart
      label={say('Belasting en kosten per omzet', 'Tax and costs by revenue')}
      xName={say('Omzet per jaar', 'Revenue per year')}
      lines={lines === undefined ? both : lines}
      formatX={formatEuros}
      formatY={formatEuros}
      formatTick={thousands}
      crossing={say('Omslagpunt', 'Break-even')}
      own={{ x: own, name: say('jouw omzet', 'your revenue') }}
      caption={say(
        'Omzet per jaar in euro. Verticaal: belasting en vaste kosten per jaar.',
        'Revenue per year in euros. Vertical: tax and fixed costs per year.',
      )}
      {...rest}
    />
  );
}

const meta = preview.meta({ title: 'Charts/LineChart', tags: ['stable'], component: LineChart });

export const WorkedExample = meta.story({ render: () => <Sample /> });
/** The lines are close together; the crossing is further to the right. */
export const CloseTogether = meta.story({ render: () => <Sample home={companyTax} own={60_000} /> });
/** The reader's own value is left of the crossing, where the second line is higher. */
export const LeftOfTheCrossing = meta.story({ render: () => <Sample own={10_000} /> });
export const OwnPlaceAtZero = meta.story({ render: () => <Sample own={0} /> });
export const OwnPlaceAtTheEnd = meta.story({ render: () => <Sample own={250_000} /> });
/** An own value outside the lines is not shown: the lines need points up to it. */
export const OwnPlaceOutside = meta.story({ render: () => <Sample own={900_000} /> });
export const NeverCrossing = meta.story({
  render: () => <Sample home={(revenue) => revenue * 0.4 + 9000} />,
});

function OneLine({ points, name }: { points: Line['points']; name: string }) {
  const say = useSay();
  return <Sample lines={[{ name: say(name, 'Visits'), points }]} own={-1} formatTick={formatEuros} />;
}

const falling = [
  { x: 0, y: 4000 },
  { x: 10, y: -1500 },
  { x: 20, y: -6200 },
];
export const OneLineBelowZero = meta.story({ render: () => <OneLine name="Bezoeken" points={falling} /> });
export const OnePoint = meta.story({ render: () => <OneLine name="Bezoeken" points={[{ x: 42, y: 1200 }]} /> });
export const AllZero = meta.story({ render: () => <Sample home={() => 0} xs={[0, 100_000, 250_000]} /> });
/** The axis grows with its numbers; the horizontal one shows fewer. */
export const HugeValues = meta.story({
  render: () => <Sample xs={[0, 75_518, 1e9, 2.5e9]} own={2e9} formatTick={formatEuros} crossing={undefined} />,
});
export const Empty = meta.story({ render: () => <Sample lines={[{ name: 'Cyprus', points: [] }]} /> });
export const Loading = meta.story({ render: () => <Sample lines={null} /> });

/** 320 px wide: fewer ticks, the same text size. */
export const Narrow = meta.story({
  render: () => (
    <div style={{ width: 280 }}>
      <Sample />
    </div>
  ),
});

/** The same numbers as a table. */
export const AsATable = meta.story({
  render: () => <Sample />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText(/Toon als tabel|Show as a table/));
    const table = canvas.getByRole('table');
    await expect(table).toHaveAccessibleName(/Belasting en kosten per omzet|Tax and costs by revenue/);
    await expect(canvasElement.querySelector('figure')).toContainElement(table);
    const own = canvas.getByRole('rowheader', { name: /150\.000/ });
    await expect(own.parentElement).toHaveTextContent(/64\.470.*22\.250/);
  },
  parameters: { picture: true },
});

/** One tab stop; arrows move between points, Home and End to the ends, Escape hides the readout. */
export const Keyboard = meta.story({
  render: () => <Sample />,
  play: async ({ canvas }) => {
    const points = canvas.getByRole('slider', { name: /Belasting en kosten per omzet|Tax and costs by revenue/ });
    await press('{Tab}');
    await expect(points).toHaveFocus();
    await expect(points).toHaveAttribute('aria-valuetext', expect.stringMatching(/jouw omzet.*64\.470.*22\.250/));
    await press('{Home}');
    await expect(points).toHaveAttribute('aria-valuetext', expect.stringMatching(/€\s0:.*€\s0.*€\s3\.500/));
    await press('{ArrowRight}');
    await expect(points).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Omslagpunt.*14\.553/));
    await expect(canvas.getByText(/^Omslagpunt, /)).toBeVisible();
    await press('{Escape}');
    await expect(canvas.queryByText(/^Omslagpunt, /)).toBeNull();
    await press('{End}');
    await expect(points).toHaveAttribute('aria-valuetext', expect.stringMatching(/250\.000.*113\.970.*34\.750/));
    await press('{Tab}');
    await expect(points).not.toHaveFocus();
  },
  parameters: { picture: true },
});
