/** Maximum bytes of a request that contains a whole mail. */
export const sendEmailBodyLimit = 512 * 1024;
