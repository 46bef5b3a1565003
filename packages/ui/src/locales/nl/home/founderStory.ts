export const founderStory = {} as const;
