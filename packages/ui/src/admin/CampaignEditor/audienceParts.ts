import type { AudienceCounts } from '@fnc/domain';

export interface AudiencePart {
  readonly look: 'full' | 'warning' | 'hollow';
  readonly value: number;
}

/** The number of chosen leads that cannot get the mail, with or without the tick. */
export const neverCount = ({ never }: AudienceCounts): number =>
  Object.values(never).reduce((sum, count) => sum + count, 0);

/** Who gets it, who needs the tick, and who never gets it: always in this order. */
export const audienceParts = (counts: AudienceCounts): readonly AudiencePart[] => [
  { look: 'full', value: counts.willGet },
  { look: 'warning', value: counts.waiting },
  { look: 'hollow', value: neverCount(counts) },
];
