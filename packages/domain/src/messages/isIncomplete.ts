/** Whether one of the codes means that a required field is missing, rather than invalid. */
export const isIncomplete = (codes: readonly (string | undefined)[]): boolean =>
  codes.some((code) => code?.endsWith('_required'));
