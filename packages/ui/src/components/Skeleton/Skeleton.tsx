import { Bone } from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** Px, or any CSS length ("60%"). */
  width?: number | string | undefined;
  /** Px or a CSS length; three quarters of the text when absent. */
  height?: number | string | undefined;
}

/** The place of a word that is still coming. Silent: the region around it says that it is busy (`aria-busy`). */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <Bone aria-hidden="true" style={{ width, height }} />;
}
