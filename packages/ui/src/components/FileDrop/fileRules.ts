import { regionOf } from '../../locales/figures.ts';

/** MIME type → its extensions, as in `<input accept>` and the browser's file chooser. */
export type AcceptedTypes = Readonly<Record<string, readonly string[]>>;

export type FileFault = 'wrongType' | 'tooLarge' | 'tooMany';

/** Replaces the field's own sentences: for owners with other texts or another unit. */
export type FileSentences = Readonly<Partial<Record<FileFault | 'rules', string>>>;

/** ".csv" → "CSV"; several are joined in the language: "CSV of XLSX". */
export function typeNames(accept: AcceptedTypes, or: string): string {
  const names = Object.values(accept)
    .flat()
    .map((extension) => extension.replace('.', '').toUpperCase());
  const [last = '', ...before] = [...new Set(names)].toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${or} ${last}`;
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** "812 bytes", "18 kB", "2.4 MB": decimal units, as file managers show them. */
export function writeSize(bytes: number, language: string): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const size = bytes / 1000 ** power;
  return size.toLocaleString(regionOf(language), {
    style: 'unit',
    unit: units[power],
    // English counts them: "812 bytes".
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 1 && size < 10 ? 1 : 0,
  });
}

/** Maps the error codes of the drop library. A wrong type takes precedence over a wrong size. */
export function faultOf(codes: readonly string[]): FileFault {
  if (codes.includes('file-invalid-type')) return 'wrongType';
  return codes.includes('file-too-large') ? 'tooLarge' : 'tooMany';
}

/** Key by which the same file, chosen twice, is one file. */
export const fileKey = ({ name, size, lastModified }: Pick<File, 'name' | 'size' | 'lastModified'>): string =>
  [name, size, lastModified].join('/');
