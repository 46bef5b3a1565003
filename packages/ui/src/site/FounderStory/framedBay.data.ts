/** The part of the bay chart in the frame, 386 × 398 of its units. */
export const bayView = '91 118 386 398';

/** Lines of latitude and longitude in it. */
export const bayGraticule =
  'M169 110v420M261.5 110v420M354 110v420M446 110v420M80 229.5h410M80 312h410M80 394.5h410M80 477h410';

/** Depths as drawn; not for navigation. */
export const baySoundings: readonly { fathoms: number; x: number; y: number }[] = [
  { fathoms: 12, x: 451, y: 268 },
  { fathoms: 26, x: 142, y: 330 },
  { fathoms: 31, x: 220, y: 349 },
  { fathoms: 58, x: 160, y: 379 },
  { fathoms: 96, x: 142, y: 441 },
  { fathoms: 74, x: 243, y: 446 },
  { fathoms: 62, x: 308, y: 460 },
  { fathoms: 88, x: 391, y: 460 },
  { fathoms: 52, x: 446, y: 413 },
  { fathoms: 104, x: 354, y: 484 },
];
