import { fillOf } from '../shared/fills.ts';
import { percent } from '../shared/percent.ts';
import { Readout } from '../shared/Reader.tsx';
import type { BarSegment } from './PairedBars.tsx';
import { Bar, Measure, Row, RowHead, Segment } from './PairedBars.styles.ts';
import type { Span } from './stackedBars.ts';

export interface BarRowProps {
  /** Of the chart's `<Patterns>`. */
  id: string;
  name: string;
  total: string;
  segments: readonly BarSegment[];
  spans: readonly Span[];
  gap: { span: Span; text: string } | null;
  /** Which segment is being read; `null` or outside the bar when none is. */
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

/** A bar of 44 px with its name and total above, and behind it what it lacks. */
export function BarRow({ id, name, total, segments, spans, gap, at, readout, onPoint, onLeave }: BarRowProps) {
  const [read, span] = at === null ? [] : [segments[at], spans[at]];
  return (
    <Row style={gap ? { '--gap': gap.span.to - gap.span.from } : undefined}>
      <RowHead aria-hidden="true">
        <span>{name}</span>
        <strong>{total}</strong>
      </RowHead>
      <Bar>
        <svg width="100%" height="100%" aria-hidden="true">
          {segments.map((segment, index) => {
            const { from, to } = spans[index] ?? { from: 0, to: 0 };
            // 2 px between neighbours; what is too small for that still shows as a line.
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
      </Bar>
    </Row>
  );
}
