import { LineFrame } from './Skeleton.styles.ts';
import { boneWidth, Skeleton } from './Skeleton.tsx';

export interface SkeletonLinesProps {
  /** Number of lines; the last one is shorter. */
  lines?: number | undefined;
}

/** Placeholder for a paragraph that is loading, as high as its text. */
export function SkeletonLines({ lines = 3 }: SkeletonLinesProps) {
  return (
    <LineFrame aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line}>
          <Skeleton width={line === lines - 1 && lines > 1 ? boneWidth(2) : `${100 - (line % 3) * 4}%`} />
        </span>
      ))}
    </LineFrame>
  );
}
