import { Html } from '../html.ts';

/** A traffic light that also reads without colour: circle, triangle, square. */
export type Verdict = 'fits' | 'depends' | 'rarely';

const shapes: Record<Verdict, string> = {
  fits: '<circle cx="6" cy="6" r="5.2"/>',
  depends: '<path d="M6 .8 11.6 11H.4z"/>',
  rarely: '<path d="M1 1h10v10H1z"/>',
};

export const verdictSign = (verdict: Verdict): Html =>
  new Html(`<svg class="light" viewBox="0 0 12 12" aria-hidden="true">${shapes[verdict]}</svg>`);
