/** This backup cannot be restored here; the message says why, and what to do. Nothing was changed. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}
