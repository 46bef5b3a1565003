import { Line } from './CourseLine.styles.ts';

export interface CourseLineProps {
  /** `down` fills the height of its place, `across` the width. Default `down`. */
  direction?: 'down' | 'across' | undefined;
  className?: string | undefined;
}

/**
 * The dotted course as a straight line that stretches with its surroundings: in the margin of a section, between steps,
 * beside a timeline. Nowhere else; a divider is a plain line. Decoration, so a screen reader passes it by.
 */
export function CourseLine({ direction = 'down', className }: CourseLineProps) {
  return <Line className={className} data-direction={direction} aria-hidden="true" />;
}
