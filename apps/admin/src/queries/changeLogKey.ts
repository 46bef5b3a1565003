/** Everything that is read of the log of changes. */
export const changeLogKey = ['change'] as const;
