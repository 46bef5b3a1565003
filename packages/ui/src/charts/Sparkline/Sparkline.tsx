import { line } from 'd3-shape';
import { useTranslation } from 'react-i18next';
import { ChartFigure, type TableView } from '../shared/ChartFigure.tsx';
import { percent } from '../shared/percent.ts';
import { Reader, Readout } from '../shared/Reader.tsx';
import { type Format, useFigures } from '../shared/useFigures.ts';
import { useReading } from '../shared/useReading.ts';
import { SparkArea, SparkDrawing } from './Sparkline.styles.ts';
import { type SparkPoint, sparkPoints } from './sparkPoints.ts';

export interface SparklineProps {
  /** Name of the chart, read aloud. */
  label: string;
  /** From old to new; `null` as a value: not measured, the line breaks. `null` for all of them while they are still coming. */
  points: readonly { name: string; value: number | null }[] | null;
  /** Heads of the table: "Dag" and "Bezoekers". */
  heads: readonly [name: string, value: string];
  format?: Format | undefined;
  emptyText?: string | undefined;
  tableView?: TableView | undefined;
}

/** The course of a figure, without axes, as wide as its surroundings and 36 px high. It stands beside the figure it explains. */
export function Sparkline({ label, points, heads, format, emptyText, tableView = 'hidden' }: SparklineProps) {
  const { t } = useTranslation('common');
  const write = useFigures(format);
  const shown = points ?? [];
  const places = sparkPoints(shown.map(({ value }) => value));
  const pathOf = line<SparkPoint>(
    ({ x }) => x * 100,
    ({ y }) => (1 - (y ?? 0)) * 100,
  ).defined(({ y }) => y !== null);
  const reading = useReading(shown.length, shown.length - 1);
  const said = (index: number) => {
    const point = shown[index];
    if (!point) return '';
    return `${point.name}: ${point.value === null ? t('notMeasured') : write(point.value)}`;
  };
  const last = places.findLast(({ y }) => y !== null);
  const read = reading.at === null ? undefined : places[reading.at];
  return (
    <ChartFigure
      label={label}
      state={points === null ? 'busy' : shown.length === 0 ? 'empty' : 'shown'}
      emptyText={emptyText}
      height={36}
      tableView={tableView}
      table={{
        heads,
        rows: shown.map(({ name, value }) => ({
          key: name,
          name,
          cells: [value === null ? t('notMeasured') : write(value)],
        })),
      }}
    >
      <SparkArea
        role="presentation"
        onPointerMove={({ clientX, currentTarget }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          const index = Math.round(((clientX - left) / width) * (shown.length - 1));
          reading.point(Math.min(Math.max(index, 0), shown.length - 1));
        }}
        onPointerLeave={reading.leave}
      >
        <SparkDrawing width="100%" height="100%" aria-hidden="true">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
            <path d={pathOf(places) ?? ''} />
          </svg>
          {last && <circle cx={percent(last.x)} cy={percent(1 - (last.y ?? 0))} r="3" />}
          {read && <line x1={percent(read.x)} x2={percent(read.x)} y1="-4" y2="100%" />}
          {read && read.y !== null && <circle cx={percent(read.x)} cy={percent(1 - read.y)} r="4" />}
        </SparkDrawing>
        {read && reading.at !== null && (
          <Readout x={read.x} y={0}>
            {said(reading.at)}
          </Readout>
        )}
        <Reader label={label} reading={reading} valueText={said(reading.input.value)} />
      </SparkArea>
    </ChartFigure>
  );
}
