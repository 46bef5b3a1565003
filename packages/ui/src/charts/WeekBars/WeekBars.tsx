import { scaleBand } from 'd3-scale';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../shared/ChartFigure.tsx';
import { Patterns } from '../shared/Patterns.tsx';
import { Reader, Readout, useReading } from '../shared/Reader.tsx';
import { runningAxis } from '../shared/axis.ts';
import { fillOf } from '../shared/fills.ts';
import { fittingTicks, plotWidth, type PlotWidth, textWidth, type Tick, ticksByWidth } from '../shared/fitting.ts';
import { percent } from '../shared/percent.ts';
import { useFigures } from '../shared/useFigures.ts';
import { BarArea, Figures, plotHeight, Shapes, Weeks } from './WeekBars.styles.ts';

interface BarHeight {
  /** Edges, 0 at the bottom of the plot and 1 at the top. */
  from: number;
  to: number;
}

interface BarLayout {
  /** `null` where nothing was measured. */
  bars: readonly (BarHeight | null)[];
  /** Height of the zero line. */
  zero: number;
  /** Two or three faint rules at round values, without numbers: each bar has its own. */
  rules: readonly number[];
}

/** Bars from a common zero; the highest reaches the top. Negative values extend below zero. */
export function barHeights(values: readonly (number | null)[]): BarLayout {
  const measured = values.filter((value) => value !== null);
  const nothing = measured.every((value) => value === 0);
  const { ticks, share } = runningAxis([0, ...measured, ...(nothing ? [1] : [])], 2);
  const zero = share(0);
  return {
    zero,
    rules: nothing ? [] : ticks.filter((tick) => tick !== 0).map((tick) => share(tick)),
    bars: values.map((value) =>
      value === null ? null : { from: Math.min(zero, share(value)), to: Math.max(zero, share(value)) },
    ),
  };
}

const between = 0.125;

/**
 * The widths at which each number is shown on its bar: all of them, or, where they would overlap, only that of the
 * highest bar, which has no number next to it. Values for `data-show`.
 */
export function figuresByWidth(figures: readonly Tick[], values: readonly (number | null)[]): string[] {
  const highest = values.reduce<number>(
    (best, value, index) => ((value ?? -Infinity) > (values[best] ?? -Infinity) ? index : best),
    0,
  );
  const names = Object.keys(plotWidth) as PlotWidth[];
  const all = names.filter((name) => fittingTicks(figures, plotWidth[name], 'last', between).length === figures.length);
  return figures.map((_, index) => (index === highest ? names : all).join(' '));
}

export interface WeekBar {
  /** The full name, for the readout and the table: "week 47". */
  name: string;
  /** Label below the bar, where there is room: "47". */
  short: string;
  /** `null`: not measured, shown as "–". */
  value: number | null;
  /** `running`: not over yet, shown as a dashed outline and stated in the text. */
  state?: 'running' | undefined;
}

export interface WeekBarsProps {
  /** Accessible name of the chart. */
  label: string;
  /** From old to new. `null` while loading. */
  bars: readonly WeekBar[] | null;
  /** Heads of the table: "Week" and "Leads". */
  heads: readonly [name: string, value: string];
}

const fewest = 6;

/** Aligns a number with the plot's edge where it would overflow it. */
const edgeOf = (middle: number, width: number): 'start' | 'end' | undefined => {
  const half = width / plotWidth.narrow / 2;
  if (middle + half > 1) return 'end';
  return middle - half < 0 ? 'start' : undefined;
};

/** About twelve bars in a row, each with its number; the last may still be running. */
export function WeekBars({ label, bars, heads }: WeekBarsProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const write = useFigures();
  const shown = bars ?? [];
  const figure = (bar: WeekBar) => (bar.value === null ? '–' : write(bar.value));
  const said = (bar: WeekBar) => (bar.value === null ? t('notMeasured') : write(bar.value));
  const fullName = ({ name, state }: WeekBar) => (state === 'running' ? `${name}, ${t('chart.running')}` : name);

  const { bars: heights, zero, rules } = barHeights(shown.map(({ value }) => value));
  // A few bars are as wide as many, and at the positions of the newest.
  const slots = Math.max(shown.length, fewest);
  const empty = slots - shown.length;
  const band = scaleBand(Array.from({ length: slots }).keys(), [0, 1]).paddingInner(0.26);
  const places = shown.map((bar, index) => {
    const left = band(index + empty) ?? 0;
    return { bar, left, middle: left + band.bandwidth() / 2, height: heights[index] ?? null };
  });
  const figureShown = figuresByWidth(
    places.map(({ bar, middle }) => ({ share: middle, text: figure(bar) })),
    shown.map(({ value }) => value),
  );
  const weekShown = ticksByWidth(
    places.map(({ bar, middle }) => ({ share: middle, text: `${bar.short}  ` })),
    'last',
  );
  const reading = useReading(shown.length, shown.length - 1);
  const read = reading.at === null ? undefined : places[reading.at];
  const current = shown[reading.input.value];

  return (
    <ChartFigure
      label={label}
      state={bars === null ? 'busy' : shown.length === 0 ? 'empty' : 'shown'}
      height={(plotHeight + 2.5) * 16}
      tableView="hidden"
      table={{
        heads,
        rows: shown.map((bar) => ({ key: bar.name, name: fullName(bar), cells: [said(bar)] })),
      }}
    >
      <BarArea
        role="presentation"
        onPointerMove={({ clientX, currentTarget }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          const index = Math.floor(((clientX - left) / width) * slots) - empty;
          reading.point(Math.min(Math.max(index, 0), shown.length - 1));
        }}
        onPointerLeave={reading.leave}
      >
        <Shapes width="100%" height="100%" aria-hidden="true">
          <Patterns id={id} series="one" />
          {rules.map((rule) => (
            <line key={rule} x2="100%" y1={percent(1 - rule)} y2={percent(1 - rule)} />
          ))}
          <line data-zero="" x2="100%" y1={percent(1 - zero)} y2={percent(1 - zero)} />
          {places.map(
            ({ bar, left, height }, index) =>
              height && (
                <rect
                  key={bar.name}
                  data-state={bar.state}
                  data-reading={reading.at === index || undefined}
                  fill={fillOf(id, bar.state === 'running' ? 'hollow' : 'bar')}
                  x={percent(left)}
                  width={percent(band.bandwidth())}
                  y={percent(1 - height.to)}
                  height={percent(height.to - height.from)}
                />
              ),
          )}
        </Shapes>
        <Figures aria-hidden="true">
          {places.map(({ bar, middle, height }, index) => (
            <span
              key={bar.name}
              data-show={figureShown[index]}
              data-edge={edgeOf(middle, textWidth(figure(bar)))}
              style={{ left: percent(middle), bottom: percent(height?.to ?? zero) }}
            >
              {figure(bar)}
            </span>
          ))}
        </Figures>
        {read && (
          <Readout x={read.middle} y={1 - (read.height?.to ?? zero)}>
            {fullName(read.bar)}: {said(read.bar)}
          </Readout>
        )}
        <Reader label={label} reading={reading} valueText={current ? `${fullName(current)}: ${said(current)}` : ''} />
      </BarArea>
      <Weeks aria-hidden="true">
        {places.map(({ bar, middle }, index) => (
          <span key={bar.name} data-show={weekShown[index]} style={{ left: percent(middle) }}>
            {bar.short}
          </span>
        ))}
      </Weeks>
    </ChartFigure>
  );
}
