/** The compass needle in the logo's 40 px: its outline, and the filled half. */
export const needle = {
  outline: 'M27.5 30.5 17.2 21.8 11.5 9.5 22.8 18.2z',
  filledHalf: 'M11.5 9.5 22.8 18.2 17.2 21.8z',
} as const;

/** Larger within the same 40 px, for icons of 16 to 32 px. */
export const boldNeedle = {
  outline: 'M28.5 31.5 16.4 22.6 10.5 8.5 23.6 17.4z',
  filledHalf: 'M10.5 8.5 23.6 17.4 16.4 22.6z',
} as const;
