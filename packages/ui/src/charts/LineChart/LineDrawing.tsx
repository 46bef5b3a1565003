import { percent } from '../shared/percent.ts';
import { type Stem, verticalSpans } from './lineLabels.ts';
import { type GapPoint, gapBetween, type Line, type LinePoint, valueAt } from './lines.ts';
import { Drawing, Strokes } from './LineChart.styles.ts';
import { plotHeight, type Scales } from './placeLabels.ts';

export interface LineDrawingProps {
  lines: readonly Line[];
  scales: Scales;
  /** Values with a horizontal rule. */
  ticks: readonly number[];
  crossings: readonly LinePoint[];
  stem: Stem | null;
  own: number | null;
  /** The value shown in the readout. */
  read: number | null;
}

/**
 * Lines and areas are stretched with the plot, but not their strokes; circles are positioned in percent. So the drawing
 * fits any width without being measured.
 */
export function LineDrawing({ lines, scales, ticks, crossings, stem, own, read }: LineDrawingProps) {
  const x = (value: number) => scales.x(value) * 100;
  const y = (value: number) => (1 - scales.y(value)) * 100;
  const place = (point: LinePoint) => `${x(point.x)},${y(point.y)}`;
  const around = (gap: readonly GapPoint[]) => [
    ...gap.map((point) => place({ x: point.x, y: point.high })),
    ...gap.toReversed().map((point) => place({ x: point.x, y: point.low })),
  ];
  const [first, second] = lines;
  const at = (spot: number) =>
    lines.flatMap(({ points }, index) => {
      const value = valueAt(points, spot);
      return value === null ? [] : [{ index, cy: percent(1 - scales.y(value)) }];
    });
  const single = lines.flatMap(({ points }, index) =>
    points.length === 1 && points[0] ? [{ index, ...points[0] }] : [],
  );
  const [crossing] = crossings;
  return (
    <Drawing width="100%" height="100%" aria-hidden="true">
      {ticks.map((tick) => {
        const height = percent(1 - scales.y(tick));
        return <line key={tick} data-rule={tick === 0 ? 'zero' : 'tick'} x1="0" x2="100%" y1={height} y2={height} />;
      })}
      <Strokes viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        {first && second && <polygon data-gap="" points={around(gapBetween(first.points, second.points)).join(' ')} />}
        {lines.map(({ name, points }, index) => (
          <polyline key={name} data-line={index} points={points.map(place).join(' ')} />
        ))}
      </Strokes>
      {own !== null &&
        verticalSpans(scales.x(own), stem).map(([from, to]) => (
          <line
            key={from}
            data-rule="own"
            x1={percent(scales.x(own))}
            x2={percent(scales.x(own))}
            y1={percent(from / plotHeight)}
            y2={percent(to / plotHeight)}
          />
        ))}
      {read !== null && (
        <line data-rule="read" x1={percent(scales.x(read))} x2={percent(scales.x(read))} y1="0" y2="100%" />
      )}
      {stem && crossing && (
        <line
          data-rule="stem"
          x1={percent(stem.spot.x)}
          x2={percent(stem.spot.x)}
          y1={percent(stem.box.bottom / plotHeight)}
          y2={percent(1 - scales.y(crossing.y))}
        />
      )}
      {single.map(({ index, ...point }) => (
        <circle
          key={index}
          data-line={index}
          cx={percent(scales.x(point.x))}
          cy={percent(1 - scales.y(point.y))}
          r="4"
        />
      ))}
      {[own, read].map(
        (spot, which) =>
          spot !== null &&
          at(spot).map(({ index, cy }) => (
            <circle key={`${which}${index}`} data-line={index} cx={percent(scales.x(spot))} cy={cy} r="5" />
          )),
      )}
      {crossings.map((point) => (
        <g key={point.x}>
          <circle data-ring="" cx={percent(scales.x(point.x))} cy={percent(1 - scales.y(point.y))} r="6.7" />
          <circle data-dot="" cx={percent(scales.x(point.x))} cy={percent(1 - scales.y(point.y))} r="2" />
        </g>
      ))}
    </Drawing>
  );
}
