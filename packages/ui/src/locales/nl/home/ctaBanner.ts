export const ctaBanner = {} as const;
