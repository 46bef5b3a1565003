import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../shared/ChartFigure.tsx';
import type { ChartFill } from '../shared/fills.ts';
import { Legend } from '../shared/Legend.tsx';
import { Patterns } from '../shared/Patterns.tsx';
import { Reader } from '../shared/Reader.tsx';
import { type Format, useFigures } from '../shared/useFigures.ts';
import { useReading } from '../shared/useReading.ts';
import { BarRow } from './BarRow.tsx';
import { Definitions, Plot } from './PairedBars.styles.ts';
import { barTotal, differenceOf, stackedSpans } from './stackedBars.ts';

export interface BarSegment {
  /** Stands in the legend and the table. */
  name: string;
  /** Zero or more; what is below zero has no length, but its figure is said. */
  amount: number;
  fill: ChartFill;
}

export interface StackedBar {
  name: string;
  segments: readonly BarSegment[];
}

export interface PairedBarsProps {
  /** Name of the chart, read aloud. */
  label: string;
  /** Drawn on one scale that begins at zero. `null` while it is still coming: a skeleton of the same size. */
  bars: readonly [StackedBar, StackedBar] | null;
  /** Writes an amount; as a plain number of the page's language when absent. */
  format?: Format | undefined;
  /** Stands before the amount in the dotted measure: "verschil". Without it no measure is drawn. */
  difference?: string | undefined;
  /** Heads of the table: "Onderdeel" and "Bedrag". */
  heads: readonly [part: string, amount: string];
}

/** Two stacked bars under each other on one scale, and how much the one is shorter than the other. */
export function PairedBars(props: PairedBarsProps) {
  const { label, bars, format, difference: differenceName, heads } = props;
  const { t } = useTranslation('common');
  const id = useId();
  const write = useFigures(format);
  const shown = bars ?? [];
  const totals = shown.map(({ segments }) => barTotal(segments.map(({ amount }) => amount)));
  const longest = Math.max(0, ...totals);
  const gap = differenceName === undefined ? null : differenceOf(totals[0] ?? 0, totals[1] ?? 0);
  const gapText = gap && `${differenceName} ${write(gap.amount)}`;

  const points = shown.flatMap((bar) => bar.segments.map((segment) => ({ bar, segment })));
  const reading = useReading(points.length);
  const said = ({ bar, segment }: (typeof points)[number]) => `${bar.name}, ${segment.name}: ${write(segment.amount)}`;
  const legend = new Map(points.map(({ segment }) => [segment.name, segment.fill]));
  const firstOf = (barIndex: number) => (barIndex === 0 ? 0 : (shown[0]?.segments.length ?? 0));

  const rows = shown.flatMap(({ name, segments }, index) => [
    ...segments.map((segment) => ({
      key: `${index}${segment.name}`,
      name: `${name}, ${segment.name}`,
      cells: [write(segment.amount)],
    })),
    { key: `${index}total`, name: `${name}, ${t('chart.total')}`, cells: [write(totals[index] ?? 0)] },
  ]);
  if (gap && differenceName !== undefined) {
    rows.push({ key: 'difference', name: differenceName, cells: [write(gap.amount)] });
  }

  return (
    <ChartFigure
      label={label}
      state={bars === null ? 'busy' : 'shown'}
      height={216}
      table={{ heads, rows }}
      tableView="hidden"
    >
      <Definitions width="0" height="0" aria-hidden="true">
        <Patterns id={id} />
      </Definitions>
      <Plot>
        {shown.map(({ name, segments }, index) => (
          <BarRow
            key={name}
            id={id}
            name={name}
            total={write(totals[index] ?? 0)}
            segments={segments}
            spans={stackedSpans(
              segments.map(({ amount }) => amount),
              longest,
            )}
            gap={gap?.bar === index && gapText !== null ? { span: gap.span, text: gapText } : null}
            at={reading.at === null ? null : reading.at - firstOf(index)}
            readout={(segment) => said({ bar: { name, segments }, segment })}
            onPoint={(segmentIndex) => reading.point(firstOf(index) + segmentIndex)}
            onLeave={reading.leave}
          />
        ))}
        <Reader label={label} reading={reading} valueText={points.map(said)[reading.input.value] ?? ''} />
      </Plot>
      <Legend id={id} entries={[...legend].map(([name, fill]) => ({ key: name, name, fill }))} />
    </ChartFigure>
  );
}
