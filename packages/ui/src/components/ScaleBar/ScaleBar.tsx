import { AlarmClock, Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { ClockRow } from './ScaleBar.styles.ts';

/** Position of the 24-hour mark, as a share of the width, so that a late bar can extend past it. */
const deadline = 0.8;

interface ScaleBlock {
  x: number;
  width: number;
  kind: 'track' | 'fill';
}

/**
 * Four blocks of six hours with 1 px between them, and the space after 24 hours as a fifth, which has no track.
 *
 * @param share  elapsed share of the 24 hours; 1 is 24 hours, more is late
 * @param width  of the whole bar, px
 */
export function scaleBlocks(share: number, width: number): ScaleBlock[] {
  const block = (width * deadline) / 4;
  const filledTo = Math.min(Math.max(share, 0) * deadline, 1) * width;
  return [0, 1, 2, 3, 4].flatMap((index) => {
    const x = index * block;
    const whole = Math.max(0, (index === 4 ? width - x : block) - 1);
    const filled = Math.min(Math.max(filledTo - x, 0), whole);
    const parts: ScaleBlock[] = [];
    if (index < 4) parts.push({ x, width: whole, kind: 'track' });
    if (filled > 0) parts.push({ x, width: filled, kind: 'fill' });
    return parts;
  });
}

export type ClockLevel = 'calm' | 'soon' | 'late';

/** How a level is drawn. */
export const clockIcons: Record<ClockLevel, LucideIcon> = { calm: Clock, soon: AlarmClock, late: TriangleAlert };

export interface ScaleBarProps {
  level: ClockLevel;
  /** Elapsed share of the 24 hours; 1 is 24 hours. */
  share: number;
  /** The text for the bar: "nog 2 u 14 min". The bar itself is hidden from screen readers. */
  words: string;
  /** Px: 152 on the dashboard, 64 in a table, 72 on a card. */
  width?: number | undefined;
  /** Makes the bar eight px high with the hours 0 6 12 18 24 below. */
  marks?: boolean | undefined;
  size?: 'small' | undefined;
}

/** The 24-hour clock as a chart's scale bar: four blocks of six hours, the deadline as a tick at 80 % of the width. */
export function ScaleBar({ level, share, words, width = 64, marks = false, size }: ScaleBarProps) {
  const height = marks ? 8 : 5;
  const tick = height + 8;
  return (
    <ClockRow data-level={level} data-size={size}>
      <svg width={width} height={marks ? tick + 16 : tick} aria-hidden="true">
        {scaleBlocks(share, width).map(({ x, width: blockWidth, kind }) => (
          <rect key={`${kind}${x}`} data-kind={kind} x={x} y={4} width={blockWidth} height={height} />
        ))}
        <rect data-kind="deadline" x={width * deadline - 1} y={0} width={1.5} height={tick} />
        {marks &&
          [0, 6, 12, 18, 24].map((hour) => (
            <text key={hour} x={(width * deadline * hour) / 24} y={tick + 12}>
              {hour}
            </text>
          ))}
      </svg>
      <span data-size={size}>
        <Icon of={clockIcons[level]} />
        {words}
      </span>
    </ClockRow>
  );
}
