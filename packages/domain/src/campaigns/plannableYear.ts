/** A year outside these is a slip: a browser makes 0026 of 26. @param moment an instant, or local ISO text */
export const isPlannableYear = (moment: string): boolean => /^(?:20\d\d|2100)-/.test(moment);
