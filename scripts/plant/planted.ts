import type { Fault } from './faults.data.ts';

/** The text of a file with the fault in it. @throws when `find` is missing or occurs more than once */
export function planted(text: string, { find, put, name }: Pick<Fault, 'find' | 'put' | 'name'>): string {
  const places = text.split(find).length - 1;
  if (places !== 1) throw new Error(`“${name}”: its place stands ${places} times in the file, once is wanted.`);
  return text.replace(find, () => put);
}
