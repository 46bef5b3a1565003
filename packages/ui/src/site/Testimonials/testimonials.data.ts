/** Whose experience it is: initials only, the words are in the catalogue. */
export interface Testimonial {
  readonly id: 'captain' | 'consultant' | 'entrepreneur';
  readonly initials: string;
  /** As given, out of 5. */
  readonly rating: number;
  /** Whether the client said it and agreed to show it, which somebody checked. Otherwise it is marked as a sample. */
  readonly verified: boolean;
}

/** The first is shown large. */
export const testimonials: readonly [Testimonial, ...Testimonial[]] = [
  { id: 'captain', initials: 'M. v. D.', rating: 5, verified: false },
  { id: 'consultant', initials: 'R. K.', rating: 5, verified: false },
  { id: 'entrepreneur', initials: 'J. B.', rating: 5, verified: false },
];
