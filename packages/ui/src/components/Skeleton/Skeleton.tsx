import { Bone } from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** Px or a share of the surroundings ("60%"). */
  width?: number | string | undefined;
  /** Px; three quarters of the text when absent. */
  height?: number | undefined;
}

/** The place of a word that is still coming. Silent: the region around it says that it is busy (`aria-busy`). */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <Bone aria-hidden="true" style={{ width, height }} />;
}
