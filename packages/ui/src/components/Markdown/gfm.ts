import remarkGfm, { type Options } from 'remark-gfm';

/** Tables, lists of tasks and ~~struck text~~; one tilde is a sign for "about", as in "10~15%". */
export const gfm: [typeof remarkGfm, Options] = [remarkGfm, { singleTilde: false }];
