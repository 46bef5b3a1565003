/** The product's only emoji; it marks every link to the e-book. */
export const bookEmoji = '📖';
