import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { useSay } from '../../testing/useSay.ts';
import { companyTax, corporateTax, firstBracketTax, fixedCosts, incomeTax } from '../LineChart/savings.sample.ts';
import { PairedBars, type StackedBar } from './PairedBars.tsx';

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const formatEuros = (amount: number) => euros.format(amount);

interface SampleProps {
  revenue?: number | null;
  form?: 'self-employed' | 'company';
  width?: number | string;
}

function Sample({ revenue = 150_000, form = 'self-employed', width = 660 }: SampleProps) {
  const say = useSay();
  const bars = (amount: number): readonly [StackedBar, StackedBar] => [
    {
      name: say('Nederland', 'Netherlands'),
      segments:
        form === 'company'
          ? [{ name: say('Vennootschapsbelasting NL', 'Corporate tax NL'), amount: companyTax(amount), fill: 'deep' }]
          : [
              { name: say('Schijf 1', 'Bracket 1'), amount: firstBracketTax(amount), fill: 'deep' },
              {
                name: say('Schijf 2', 'Bracket 2'),
                amount: incomeTax(amount) - firstBracketTax(amount),
                fill: 'second',
              },
            ],
    },
    {
      name: 'Cyprus',
      segments: [
        { name: say('Vennootschapsbelasting', 'Corporate tax'), amount: corporateTax(amount), fill: 'bar' },
        { name: say('Vaste kosten', 'Fixed costs'), amount: fixedCosts, fill: 'hatched' },
      ],
    },
  ];
  return (
    <div style={{ maxWidth: width }}>
      <PairedBars
        label={say('Belasting en kosten in Nederland en op Cyprus', 'Tax and costs in the Netherlands and in Cyprus')}
        bars={revenue === null ? null : bars(revenue)}
        format={formatEuros}
        difference={say('verschil', 'difference')}
        heads={[say('Onderdeel', 'Part'), say('Bedrag', 'Amount')]}
      />
    </div>
  );
}

const meta = preview.meta({ title: 'Charts/PairedBars', tags: ['stable'], component: PairedBars });

export const WorkedExample = meta.story({ render: () => <Sample /> });
/** The second bar is longer: the measure follows the first. */
export const NegativeDifference = meta.story({ render: () => <Sample revenue={10_000} /> });
/** A difference too short for its text has the text below the bar. */
export const SmallDifference = meta.story({ render: () => <Sample form="company" revenue={150_000} /> });
export const VerySmallDifference = meta.story({ render: () => <Sample form="company" revenue={50_000} /> });
/** Only the fixed costs are left. */
export const AtZero = meta.story({ render: () => <Sample revenue={0} /> });
export const HugeAmounts = meta.story({ render: () => <Sample revenue={2_500_000_000} /> });
export const Narrow = meta.story({ render: () => <Sample width={280} /> });
export const Loading = meta.story({ render: () => <Sample revenue={null} />, parameters: { sameWords: true } });

const nothing = [
  { name: 'A', segments: [{ name: 'a', amount: 0, fill: 'deep' }] },
  { name: 'B', segments: [{ name: 'b', amount: 0, fill: 'bar' }] },
] as const;
export const AllZero = meta.story({
  parameters: { sameWords: true },
  args: { label: 'A, B', bars: nothing, heads: ['A', 'B'], difference: '' },
});

/** Every segment is readable by keyboard: arrows move through the segments of both bars. */
export const Keyboard = meta.story({
  render: () => (
    <div style={{ paddingTop: 32 }}>
      <Sample />
    </div>
  ),
  play: async ({ canvas }) => {
    const points = canvas.getByRole('slider', { name: /Belasting en kosten|Tax and costs/ });
    await press('{Tab}');
    await expect(points).toHaveFocus();
    await expect(points).toHaveAttribute('aria-valuetext', expect.stringMatching(/Schijf 1: €\s27\.602/));
    await press('{ArrowRight}');
    await expect(points).toHaveAttribute('aria-valuetext', expect.stringMatching(/Schijf 2: €\s36\.869/));
    await press('{End}');
    await expect(points).toHaveAttribute('aria-valuetext', expect.stringMatching(/Vaste kosten: €\s3\.500/));
    await press('{Home}');
    await press('{ArrowRight}');
    await expect(canvas.getByText(/Nederland, Schijf 2: €\s36\.869/, { selector: 'div' })).toBeVisible();
  },
  parameters: { picture: true },
});

/** The table also contains both totals and the difference. */
export const TextAlternative = meta.story({
  render: () => <Sample />,
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').map((row) => row.textContent);
    await expect(rows).toHaveLength(8);
    await expect(rows.join('|')).toMatch(/Nederland, Totaal€\s64\.470.*Cyprus, Totaal€\s22\.250.*verschil€\s42\.220/);
  },
});
