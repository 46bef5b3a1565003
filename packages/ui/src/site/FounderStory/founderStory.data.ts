/** Whether the catalogue's story is the founder's own. If not, the page marks it as a sample. */
export const founderStory: { readonly verified: boolean } = { verified: false };
