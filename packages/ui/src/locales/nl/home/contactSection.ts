export const contactSection = {} as const;
