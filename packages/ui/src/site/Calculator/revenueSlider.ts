/** The slider's reach and its step, in euro; the field beside it takes more, and to the cent. */
export const revenueSlider = { min: 0, max: 300_000, step: 1000 } as const;
