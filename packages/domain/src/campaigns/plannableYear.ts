/** Other years are typing errors: a browser turns 26 into 0026. @param moment an instant, or local ISO text */
export const isPlannableYear = (moment: string): boolean => /^(?:20\d\d|2100)-/.test(moment);
