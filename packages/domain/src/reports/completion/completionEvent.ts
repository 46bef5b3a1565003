import type { ErrorCode } from '../../messages/errorCodes.ts';

/**
 * Why the text is not complete. `message` is the service's own message, in any language; `null` when it sent none.
 */
export interface CompletionFailure {
  readonly kind: 'failed';
  readonly code: ErrorCode;
  readonly message: string | null;
}

/** Events of a completion: pieces of text, then exactly one of the others. */
export type CompletionEvent =
  | { readonly kind: 'text'; readonly text: string }
  /** The service reported that the text is complete. */
  | { readonly kind: 'complete' }
  /** The service stopped at its limit; `tokens` is its count, `null` when it sent none. */
  | { readonly kind: 'cutOff'; readonly tokens: number | null }
  | CompletionFailure;

export const completionFailure = (code: ErrorCode, message: string | null = null): CompletionFailure => ({
  kind: 'failed',
  code,
  message,
});
