/** Whether the story of the catalogue is the founder's own. While it is not, the page says that it is a sample. */
export const founderStory: { readonly verified: boolean } = { verified: false };
