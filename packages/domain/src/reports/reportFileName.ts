/**
 * A report's file name, as specified: the title in lower case, with an underscore for every character other than a–z
 * and digits. `Cyprus Haalbaarheidsrapport` becomes `cyprus_haalbaarheidsrapport.md`.
 */
export const reportFileName = (title: string): string =>
  `${title.toLowerCase().replace(/[^a-z0-9]/g, '_') || 'rapport'}.md`;
