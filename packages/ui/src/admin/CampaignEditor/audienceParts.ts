import type { Audience } from '@fnc/domain';

export interface AudiencePart {
  readonly look: 'full' | 'warning' | 'hollow';
  readonly value: number;
}

/** Who gets it, who waits for the tick, and who never does: always in this order. */
export const audienceParts = ({ willGet, waiting, never }: Audience): readonly AudiencePart[] => [
  { look: 'full', value: willGet.length },
  { look: 'warning', value: waiting.length },
  { look: 'hollow', value: never.length },
];
