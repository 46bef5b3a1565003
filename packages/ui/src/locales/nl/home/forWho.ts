export const forWho = {} as const;
