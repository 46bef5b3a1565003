import { Bone } from './Skeleton.styles.ts';

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
