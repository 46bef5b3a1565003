import { Bone, CardFrame } from './Skeleton.styles.ts';

const widths = ['62%', '74%', '54%', '68%', '80%', '58%'] as const;

/** Different widths, like words, but the same on every render. */
export const boneWidth = (row: number, column = 0): string => widths[(row * 2 + column) % widths.length] ?? '100%';

export interface SkeletonProps {
  /** Px, or any CSS length ("60%"). */
  width?: number | string | undefined;
  /** Px or a CSS length; default three quarters of the text height. */
  height?: number | string | undefined;
}

/** Placeholder for a word that is loading. Hidden from screen readers: the region around it has `aria-busy`. */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <Bone aria-hidden="true" style={{ width, height }} />;
}

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
