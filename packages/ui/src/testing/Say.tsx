import { useSay } from './useSay.ts';

/** Sample words of a story, for where a text stands as a child. */
export function Say({ nl, en }: { nl: string; en: string }) {
  return useSay()(nl, en);
}
