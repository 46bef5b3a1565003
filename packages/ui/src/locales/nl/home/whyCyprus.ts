export const whyCyprus = {} as const;
