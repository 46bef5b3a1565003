import { integer, string, type Arbitrary, type StringConstraints } from 'fast-check';

/** Any Unicode character. fast-check's own `binary` unit does the same, but takes a second to start. */
const anyCharacter = integer({ min: 0, max: 0x10ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

/** Arbitrary text, ordinary or unusual. */
export const anyText = (constraints: Omit<StringConstraints, 'unit'> = {}): Arbitrary<string> =>
  string({ ...constraints, unit: anyCharacter });
