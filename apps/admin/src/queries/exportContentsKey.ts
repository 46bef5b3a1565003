/** How much there is of everything. */
export const exportContentsKey = ['exportContents'] as const;
