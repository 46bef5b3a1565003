/** Whether one of these codes says that a required field is missing, and not that it is filled in wrongly. */
export const isIncomplete = (codes: readonly (string | undefined)[]): boolean =>
  codes.some((code) => code?.endsWith('_required'));
