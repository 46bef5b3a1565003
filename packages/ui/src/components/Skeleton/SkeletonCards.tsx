import { boneWidth } from './boneWidth.ts';
import { CardFrame } from './Skeleton.styles.ts';
import { Skeleton } from './Skeleton.tsx';

export interface SkeletonCardsProps {
  cards?: number | undefined;
  /** `li` inside a list. */
  as?: 'div' | 'li' | undefined;
}

/** Placeholders for the cards of a phone's list: a name, two lines, and a row of controls. */
export function SkeletonCards({ cards = 3, as = 'div' }: SkeletonCardsProps) {
  return Array.from({ length: cards }, (_, card) => (
    <CardFrame key={`skeleton-${card}`} as={as} aria-hidden="true">
      <Skeleton width={boneWidth(card + 2)} height={16} />
      <Skeleton width={boneWidth(card + 1)} />
      <Skeleton width={boneWidth(card + 5)} />
      <span>
        <Skeleton width={104} height={16} />
        <Skeleton width={88} />
      </span>
    </CardFrame>
  ));
}
