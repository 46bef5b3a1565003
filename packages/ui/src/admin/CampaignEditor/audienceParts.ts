import type { Audience } from '@fnc/domain';
import { segmentWidths } from '../../components/SegmentBar/segmentWidths.ts';

export interface AudiencePart {
  readonly look: 'full' | 'warning' | 'hollow';
  readonly value: number;
  /** Of the bar, in percent. */
  readonly share: number;
}

/** Who gets it, who waits for the tick, and who never does: always in this order. */
export function audienceParts({ willGet, waiting, never }: Audience): readonly AudiencePart[] {
  const values = [willGet.length, waiting.length, never.length];
  const widths = segmentWidths(values);
  return (['full', 'warning', 'hollow'] as const).map((look, index) => ({
    look,
    value: values[index] ?? 0,
    share: widths[index] ?? 0,
  }));
}
