/**
 * The longest body, in bytes, of a call that completes although its page is closed. Browsers allow 64 KiB for all such
 * calls together, so that two may be under way.
 */
export const closingBytes = 30_000;

/** Never less than the length in UTF-8. */
export function bytesOf(text: string): number {
  let bytes = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
  }
  return bytes;
}

/** Left for what a call names besides its values. */
const bytesOfNames = 500;

/** Whether a call with these values is short enough to complete although its page is closed. */
export const outlivesClosing = (values: unknown): boolean =>
  bytesOf(JSON.stringify(values)) + bytesOfNames <= closingBytes;
