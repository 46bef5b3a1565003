/**
 * The name of a report as a file, exactly as specified: the title in lower case, with an underscore for everything that is
 * no letter from a to z and no digit. `Cyprus Haalbaarheidsrapport` becomes `cyprus_haalbaarheidsrapport.md`.
 */
export const reportFileName = (title: string): string =>
  `${title.toLowerCase().replace(/[^a-z0-9]/g, '_') || 'rapport'}.md`;
