import { boneWidth } from './boneWidth.ts';
import { RowFrame } from './Skeleton.styles.ts';
import { Skeleton } from './Skeleton.tsx';

export interface SkeletonRowsProps {
  rows?: number | undefined;
  /** Px of one row: that of the list that is coming. */
  height?: number | undefined;
}

/** A list with hairlines that is still coming. A `Table` draws its own, under its own head. */
export function SkeletonRows({ rows = 3, height = 44 }: SkeletonRowsProps) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <RowFrame key={row} style={{ minHeight: height }}>
          <Skeleton width={boneWidth(row)} />
          <Skeleton width={72} />
        </RowFrame>
      ))}
    </div>
  );
}
