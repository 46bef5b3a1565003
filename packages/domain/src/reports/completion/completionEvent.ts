import type { ErrorCode } from '../../messages/errorCodes.ts';

/**
 * Why there is no whole text. `message` holds the service's own words, in whatever language it speaks; `null` where it said
 * nothing.
 */
export interface CompletionFailure {
  readonly kind: 'failed';
  readonly code: ErrorCode;
  readonly message: string | null;
}

/** What comes out of a completion: pieces of text, and then exactly one of the others. */
export type CompletionEvent =
  | { readonly kind: 'text'; readonly text: string }
  /** The service said that the text is whole. */
  | { readonly kind: 'complete' }
  /** The service stopped at its limit; `tokens` is what it counted, `null` where it counts nothing. */
  | { readonly kind: 'cutOff'; readonly tokens: number | null }
  | CompletionFailure;

export const completionFailure = (code: ErrorCode, message: string | null = null): CompletionFailure => ({
  kind: 'failed',
  code,
  message,
});
