import type { CSSProperties, ReactNode } from 'react';
import { Reader, Readout, useReading } from '../shared/Reader.tsx';
import { amountAxis, type Axis, runningAxis } from '../shared/axis.ts';
import { ChartFigure } from '../shared/ChartFigure.tsx';
import { atTheEnd, ticksByWidth } from '../shared/fitting.ts';
import { type Format, useFigures } from '../shared/useFigures.ts';
import { AcrossAxis, Area, Axes, KeyArea, LineKey, Plot, PlotText, UpAxis } from './LineChart.styles.ts';
import { LineDrawing } from './LineDrawing.tsx';
import { labelLines, type LineLabels } from './lineLabels.ts';
import { crossings, type Line, nearest, stopsOf, valueAt } from './lines.ts';
import { plotHeight, type Spot } from './placeLabels.ts';

interface LineAxesProps {
  across: Axis;
  up: Axis;
  formatX: Format;
  formatY: Format;
  /** Names of the lines: solid, then dashed. */
  names: readonly string[];
  /** The plot. */
  children: ReactNode;
}

/** The plot with its axis numbers: left, as wide as the longest, and below, as many as fit. */
function LineAxes({ across, up, formatX, formatY, names, children }: LineAxesProps) {
  const below = across.ticks.map((value) => ({ value, share: across.share(value), text: formatX(value) }));
  const shownAt = ticksByWidth(below);
  return (
    <Axes>
      <UpAxis aria-hidden="true">
        {up.ticks.map((value) => (
          <span key={value} style={{ top: `${(1 - up.share(value)) * 100}%` }}>
            {formatY(value)}
          </span>
        ))}
      </UpAxis>
      {children}
      <AcrossAxis aria-hidden="true">
        {below.map(({ value, share, text }, index) => (
          <span
            key={value}
            data-show={shownAt[index]}
            data-end={atTheEnd(share) || undefined}
            style={{ left: `${share * 100}%` }}
          >
            {text}
          </span>
        ))}
      </AcrossAxis>
      <KeyArea aria-hidden="true">
        <LineKey>
          {names.map((name, index) => (
            <li key={name} data-line={index}>
              {name}
            </li>
          ))}
        </LineKey>
      </KeyArea>
    </Axes>
  );
}

interface LineTextsProps {
  texts: LineLabels;
  lines: readonly Line[];
  own: string | undefined;
  /** The amount of each line at the own value. */
  amounts: readonly string[];
  /** Name and amount of the crossing. */
  crossing: readonly [string, string] | null;
}

const placeOf = ({ x, dx, top, align }: Spot): CSSProperties => ({
  left: `calc(${x * 100}% + ${dx}rem)`,
  top: `${top}rem`,
  textAlign: align,
  ...(align === 'end' ? { transform: 'translateX(-100%)' } : {}),
});

/** The labels inside the plot. In a narrower plot the key and the table replace them. */
function LineTexts({ texts: { spots, stem }, lines, own, amounts, crossing }: LineTextsProps) {
  const text = (key: string, kind: string, words: ReactNode) => {
    const spot = spots.get(key);
    return (
      spot && (
        <PlotText key={key} aria-hidden="true" data-kind={kind} style={placeOf(spot)}>
          {words}
        </PlotText>
      )
    );
  };
  return (
    <>
      {stem && crossing && (
        <PlotText aria-hidden="true" data-kind="crossing" style={placeOf(stem.spot)}>
          {crossing[0]}
          <br />
          <strong>{crossing[1]}</strong>
        </PlotText>
      )}
      {lines.map(({ name }, index) => text(`end${index}`, `line${index}`, name))}
      {text('own', 'own', own)}
      {amounts.map((amount, index) => text(`value${index}`, `line${index}`, amount))}
    </>
  );
}

export interface LineChartProps {
  /** Accessible name of the chart. */
  label: string;
  /**
   * The first is solid, the second dashed, with a tint between them where the first is higher. `null` while loading.
   */
  lines: readonly [Line] | readonly [Line, Line] | null;
  /** Name of the horizontal axis: head of the table's first column. */
  xName: string;
  /** Formats a value of the horizontal axis in the readout, the labels and the table. */
  formatX?: Format | undefined;
  /** Formats a value of the lines. */
  formatY?: Format | undefined;
  /** Formats a value at an axis, short: "50k". Default `formatY` and `formatX`. */
  formatTick?: Format | undefined;
  /** Name of the crossing of the lines: "Omslagpunt". Only the first is labelled; without a name none is marked. */
  crossing?: string | undefined;
  /**
   * The reader's own value, with its name: a dotted vertical with the amount of each line. Hidden outside the lines.
   */
  own?: { x: number; name: string } | undefined;
  /** Below the chart: units and conditions. */
  caption?: ReactNode;
}

/** One or two lines over a continuous value, with their crossing and the reader's own value marked. */
export function LineChart(props: LineChartProps) {
  const { label, lines, xName, crossing: crossingName, own, caption } = props;
  const plain = useFigures();
  const formatX = props.formatX ?? plain;
  const formatY = props.formatY ?? plain;
  const shown: readonly Line[] = (lines ?? []).filter(({ points }) => points.length > 0);
  const points = shown.flatMap((line) => line.points);
  const xs = points.length === 0 ? [0] : points.map(({ x }) => x);
  const across = runningAxis(xs, 5);
  const up = amountAxis(points.length === 0 ? [0] : points.map(({ y }) => y));
  const domain = [xs.reduce((a, b) => Math.min(a, b)), xs.reduce((a, b) => Math.max(a, b))] as const;

  const crossed = crossingName === undefined ? [] : crossings(shown[0]?.points ?? [], shown[1]?.points ?? []);
  const ownX = own && own.x >= domain[0] && own.x <= domain[1] ? own.x : null;
  const marks = [...crossed.slice(0, 1).map(({ x }) => x), ...(ownX === null ? [] : [ownX])];
  const stops = points.length === 0 ? [] : stopsOf(shown, marks);
  const amountsAt = (x: number) => shown.map(({ points: along }) => valueAt(along, x));
  const written = (x: number) => amountsAt(x).map((value) => (value === null ? '–' : formatY(value)));
  const markOf = (x: number) =>
    [x === crossed[0]?.x ? crossingName : undefined, x === ownX ? own?.name : undefined].filter(
      (name) => name !== undefined,
    );

  const reading = useReading(stops.length, ownX === null ? 0 : stops.indexOf(ownX));
  const read = reading.at === null ? null : (stops[reading.at] ?? null);
  const headOf = (x: number) => [...markOf(x), `${xName} ${formatX(x)}`].join(', ');
  const linesAt = (x: number) => written(x).map((amount, index) => `${shown[index]?.name} ${amount}`);
  const current = stops[reading.input.value] ?? 0;

  const [crossingAt] = crossed;
  const texts = labelLines(
    shown,
    { domain, x: across.share, y: up.share },
    {
      crossing:
        crossingAt && crossingName !== undefined
          ? { at: crossingAt, text: crossingName, amount: formatX(crossingAt.x) }
          : null,
      own: ownX !== null && own ? { x: ownX, text: own.name, amounts: written(ownX) } : null,
    },
    up.ticks,
  );
  const highestAt = (x: number) => Math.max(...amountsAt(x).map((value) => value ?? -Infinity));

  return (
    <ChartFigure
      label={label}
      caption={caption}
      state={lines === null ? 'busy' : shown.length === 0 ? 'empty' : 'shown'}
      height={plotHeight * 16 + 40}
      tableView="disclosure"
      table={{
        heads: [xName, ...shown.map(({ name }) => name)],
        rows: stops.map((x) => ({ key: `${x}`, name: [formatX(x), ...markOf(x)].join(', '), cells: written(x) })),
      }}
    >
      <Area>
        <LineAxes
          across={across}
          up={up}
          formatX={props.formatTick ?? formatX}
          formatY={props.formatTick ?? formatY}
          names={shown.map(({ name }) => name)}
        >
          <Plot
            role="presentation"
            onPointerMove={({ clientX, currentTarget }) => {
              const { left, width } = currentTarget.getBoundingClientRect();
              reading.point(nearest(stops.map(across.share), (clientX - left) / width));
            }}
            onPointerLeave={reading.leave}
          >
            <LineDrawing
              lines={shown}
              scales={{ domain, x: across.share, y: up.share }}
              ticks={up.ticks}
              crossings={crossed}
              stem={texts.stem}
              own={ownX}
              read={read}
            />
            <LineTexts
              texts={texts}
              lines={shown}
              own={own?.name}
              amounts={ownX === null ? [] : written(ownX)}
              crossing={crossingAt && crossingName !== undefined ? [crossingName, formatX(crossingAt.x)] : null}
            />
            {read !== null && (
              <Readout
                x={across.share(read)}
                y={1 - up.share(highestAt(read))}
                side={up.share(highestAt(read)) > 0.65 ? 'below' : 'above'}
              >
                <p>{headOf(read)}</p>
                {linesAt(read).map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </Readout>
            )}
            <Reader label={label} reading={reading} valueText={`${headOf(current)}: ${linesAt(current).join(', ')}`} />
          </Plot>
        </LineAxes>
      </Area>
    </ChartFigure>
  );
}
