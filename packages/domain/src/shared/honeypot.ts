/** Whether a program filled in the field that people do not see. */
export const isCaughtByHoneypot = (submission: { honeypot?: string | null | undefined }): boolean =>
  (submission.honeypot ?? '').trim() !== '';
