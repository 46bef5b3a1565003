import { Line } from './CourseLine.styles.ts';

export interface CourseLineProps {
  /** `down` fills the height of its container, `across` the width. Default `down`. */
  direction?: 'down' | 'across' | undefined;
  className?: string | undefined;
}

/**
 * The dotted course as a straight line that stretches with its surroundings. Only for the margin of a section, between
 * steps and next to a timeline; a divider is a plain line. Decorative and hidden from screen readers.
 */
export function CourseLine({ direction = 'down', className }: CourseLineProps) {
  return <Line className={className} data-direction={direction} aria-hidden="true" />;
}
