/** Whether a bot filled in the field that is hidden from people. */
export const isCaughtByHoneypot = (submission: { honeypot?: string | null | undefined }): boolean =>
  (submission.honeypot ?? '').trim() !== '';
