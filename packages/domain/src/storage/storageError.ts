import type { ErrorCode } from '../messages/errorCodes.ts';

type StorageErrorCode = Extract<ErrorCode, 'storage_full' | 'storage_failed'>;

/** The browser refused to store a value. Values stored before are intact. */
export class StorageError extends Error {
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'StorageError';
    this.code = code;
  }
}

/** Names of a full store's error; Firefox has its own. */
const fullNames = new Set(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']);

export function storageErrorFrom(cause: unknown): StorageError {
  if (cause instanceof StorageError) return cause;
  const isFull = cause instanceof Error && fullNames.has(cause.name);
  return new StorageError(isFull ? 'storage_full' : 'storage_failed', cause);
}
