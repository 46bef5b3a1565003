/** Bytes of a request with a whole mail in it. */
export const sendEmailBodyLimit = 512 * 1024;
