export const signalLetters = ['K', 'C', 'D', 'O'] as const;
export type SignalLetter = (typeof signalLetters)[number];
export type Hatch = 'yellow' | 'blue' | 'red';

/** The cloth of each flag, 66 × 48: hatched fields and the seams between them. Fields without a hatch are white. */
export const signalFlags: Record<SignalLetter, { fields: readonly { hatch: Hatch; d: string }[]; seams: string }> = {
  K: {
    fields: [
      { hatch: 'yellow', d: 'M0 0h33v48H0z' },
      { hatch: 'blue', d: 'M33 0h33v48H33z' },
    ],
    seams: 'M33 0v48',
  },
  C: {
    fields: [
      { hatch: 'blue', d: 'M0 0h66v9.6H0zM0 38.4h66V48H0z' },
      { hatch: 'red', d: 'M0 19.2h66v9.6H0z' },
    ],
    seams: 'M0 9.6h66M0 19.2h66M0 28.8h66M0 38.4h66',
  },
  D: {
    fields: [
      { hatch: 'yellow', d: 'M0 0h66v12H0zM0 36h66v12H0z' },
      { hatch: 'blue', d: 'M0 12h66v24H0z' },
    ],
    seams: 'M0 12h66M0 36h66',
  },
  O: {
    fields: [
      { hatch: 'red', d: 'M0 0h66v48z' },
      { hatch: 'yellow', d: 'M0 0v48h66z' },
    ],
    seams: 'M0 0l66 48',
  },
};
