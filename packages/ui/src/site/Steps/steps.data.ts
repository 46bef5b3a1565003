/** In order. `height`: px from the titles up to the number's middle, in the horizontal layout. */
export const steps = [
  { id: 'intake', height: 74 },
  { id: 'advice', height: 128 },
  { id: 'registration', height: 96 },
  { id: 'bank', height: 154 },
  { id: 'compliance', height: 123 },
] as const;

/** From the first number to the last: a column is 1 wide, with 176 px above the titles. */
export const passage = 'M0 102C.28 78 .66 60 1 48C1.32 58 1.68 62 2 80C2.32 55 2.64 36 3 22C3.34 34 3.68 36 4 53';

/** From the left margin, where the previous section's course ends, to the first number. */
export const arrival = 'M1.5 0C1.5 70 8 111 42 111C62 111 78 106 94 102';

/** From the last number to the right margin. */
export const departure = 'M0 53C115 70 261.2 100 261.2 262';
