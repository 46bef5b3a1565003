/** The anchor of a heading: "Wat de rechter zegt" is `wat-de-rechter-zegt`. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-');

/** The anchor of a source in the list at the end. */
export const noteAnchor = (number: number | string): string => `note-${number}`;
