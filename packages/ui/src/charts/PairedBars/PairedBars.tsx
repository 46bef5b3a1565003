import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../shared/ChartFigure.tsx';
import { Patterns } from '../shared/Patterns.tsx';
import { Reader, Readout, useReading } from '../shared/Reader.tsx';
import { type ChartFill, fillOf } from '../shared/fills.ts';
import { percent } from '../shared/percent.ts';
import { type Format, useFigures } from '../shared/useFigures.ts';
import { LegendList, Measure, Plot, Row, Segment, SwatchBox } from './PairedBars.styles.ts';

interface Span {
  /** Start, 0–1 of the width. */
  from: number;
  /** End, 0–1 of the width. */
  to: number;
}

/** The sum of stacked amounts. Amounts of zero or less have no length. */
export const barTotal = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0);

/**
 * The segments of one bar, on a scale that ends at `longest`.
 *
 * @param longest  total of the longest bar; at zero or less there are no segments
 */
export function stackedSpans(amounts: readonly number[], longest: number): Span[] {
  let from = 0;
  return amounts.map((amount) => {
    const length = longest > 0 ? Math.max(0, amount) / longest : 0;
    const span = { from, to: Math.min(1, from + length) };
    from = span.to;
    return span;
  });
}

interface Difference {
  /** Index of the shorter bar: the measure follows it. */
  bar: 0 | 1;
  span: Span;
  /** Never below zero. */
  amount: number;
}

/** The difference between two bars; `null` when they are equal. */
export function differenceOf(first: number, second: number): Difference | null {
  if (first === second) return null;
  const [short, long] = first < second ? [first, second] : [second, first];
  return { bar: first < second ? 0 : 1, span: { from: short / long, to: 1 }, amount: long - short };
}

interface LegendProps {
  /** Id of the chart's `<Patterns>`. */
  id: string;
  entries: readonly { key: string; name: string; fill: ChartFill }[];
}

/** The meaning of each fill. Hidden from screen readers, because the table contains the same. */
function Legend({ id, entries }: LegendProps) {
  return (
    <LegendList aria-hidden="true">
      {entries.map(({ key, name, fill }) => (
        <li key={key}>
          <Swatch id={id} fill={fill} />
          <span>{name}</span>
        </li>
      ))}
    </LegendList>
  );
}

function Swatch({ id, fill }: { id: string; fill: ChartFill }) {
  return (
    <SwatchBox width="14" height="14" aria-hidden="true">
      <rect x="0.5" y="0.5" width="13" height="13" rx="2" data-outline={fill} fill={fillOf(id, fill)} />
    </SwatchBox>
  );
}

interface BarRowProps {
  /** Id of the chart's `<Patterns>`. */
  id: string;
  name: string;
  total: string;
  segments: readonly BarSegment[];
  spans: readonly Span[];
  gap: { span: Span; text: string } | null;
  /** Index of the segment in the readout; `null` or outside the bar without one. */
  at: number | null;
  readout: (segment: BarSegment) => string;
  onPoint: (segment: number) => void;
  onLeave: () => void;
}

const Dots = () => (
  <svg height="2">
    <line x1="1" x2="100%" y1="1" y2="1" />
  </svg>
);

/** A bar of 44 px with its name and total above, followed by its difference to the other bar. */
function BarRow({ id, name, total, segments, spans, gap, at, readout, onPoint, onLeave }: BarRowProps) {
  const [read, span] = at === null ? [] : [segments[at], spans[at]];
  return (
    <Row style={gap ? { '--gap': gap.span.to - gap.span.from } : undefined}>
      <p aria-hidden="true">
        <span>{name}</span>
        <strong>{total}</strong>
      </p>
      <div>
        <svg width="100%" height="100%" aria-hidden="true">
          {segments.map((segment, index) => {
            const { from, to } = spans[index] ?? { from: 0, to: 0 };
            // 2 px between neighbours; a segment too small for that is a line.
            const width = to > from ? `max(1px, calc(${percent(to - from)} - ${to < 1 ? 2 : 0}px))` : '0';
            return (
              <Segment
                key={segment.name}
                height="100%"
                fill={fillOf(id, segment.fill)}
                data-outline={segment.fill}
                data-reading={at === index || undefined}
                style={{ x: percent(from), width }}
                onPointerEnter={() => onPoint(index)}
                onPointerLeave={onLeave}
              />
            );
          })}
        </svg>
        {gap && (
          <Measure
            aria-hidden="true"
            style={{ left: `min(calc(${percent(gap.span.from)} + 4px), calc(100% - 3px))`, right: 0 }}
          >
            <Dots />
            <span>{gap.text}</span>
            <Dots />
          </Measure>
        )}
        {read && span && (
          <Readout x={(span.from + span.to) / 2} y={0}>
            {readout(read)}
          </Readout>
        )}
      </div>
    </Row>
  );
}

export interface BarSegment {
  /** Shown in the legend and the table. */
  name: string;
  /** Zero or more; a negative amount has no length, but its number is shown. */
  amount: number;
  fill: ChartFill;
}

export interface StackedBar {
  name: string;
  segments: readonly BarSegment[];
}

export interface PairedBarsProps {
  /** Accessible name of the chart. */
  label: string;
  /** On a common scale that starts at zero. `null` while loading: a skeleton of the same size. */
  bars: readonly [StackedBar, StackedBar] | null;
  /** Formats an amount; default: a plain number in the page's language. */
  format?: Format | undefined;
  /** Shown before the amount in the dotted measure: "verschil". Without it there is no measure. */
  difference?: string | undefined;
  /** Heads of the table: "Onderdeel" and "Bedrag". */
  heads: readonly [part: string, amount: string];
}

/** Two stacked bars, one below the other, on a common scale, and the difference of their lengths. */
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
      <svg width="0" height="0" aria-hidden="true">
        <Patterns id={id} />
      </svg>
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
