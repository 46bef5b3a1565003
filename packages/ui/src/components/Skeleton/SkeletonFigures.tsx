import { FigureFrame } from './Skeleton.styles.ts';
import { Skeleton } from './Skeleton.tsx';

export interface SkeletonFiguresProps {
  /** Figures beside each other in the strip. */
  figures?: number | undefined;
}

/** A strip of figures between two hairlines: words, figure, note. */
export function SkeletonFigures({ figures = 4 }: SkeletonFiguresProps) {
  return (
    <FigureFrame aria-hidden="true">
      {Array.from({ length: figures }, (_, figure) => (
        <div key={figure}>
          <Skeleton width="60%" />
          <Skeleton width={56} height={22} />
          <Skeleton width="75%" height={9} />
        </div>
      ))}
    </FigureFrame>
  );
}
