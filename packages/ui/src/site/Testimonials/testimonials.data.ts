/** The client's initials; the catalogue has the words. */
export interface Testimonial {
  readonly id: 'captain' | 'consultant' | 'entrepreneur';
  readonly initials: string;
  /** The client's rating, out of 5. */
  readonly rating: number;
  /** Whether it is verified that the client said it and agreed to show it. Otherwise it is labelled as a sample. */
  readonly verified: boolean;
}

/** The first is shown large. */
export const testimonials: readonly [Testimonial, ...Testimonial[]] = [
  { id: 'captain', initials: 'M. v. D.', rating: 5, verified: false },
  { id: 'consultant', initials: 'R. K.', rating: 5, verified: false },
  { id: 'entrepreneur', initials: 'J. B.', rating: 5, verified: false },
];
