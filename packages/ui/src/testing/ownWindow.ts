/** On a docs page every story of a dialog is open at once: each needs a window of its own. For `parameters.docs`. */
export const ownWindow = { story: { inline: false, height: '420px' } } as const;
