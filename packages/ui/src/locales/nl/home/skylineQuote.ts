export const skylineQuote = {} as const;
