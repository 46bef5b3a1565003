/** The one emoji the product has; it names the e-book wherever that is linked. */
export const bookEmoji = '📖';
