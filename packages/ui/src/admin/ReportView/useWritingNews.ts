import { useState } from 'react';
import { useAdminWords } from '../words/useAdminWords.ts';
import { numberOf, type SectionProgress } from './sections.ts';

interface Options {
  readonly writing: boolean;
  /** It ended before the text was whole: a notice on the page says so. */
  readonly ended: boolean;
  readonly outline: readonly string[];
  readonly progress: SectionProgress;
}

/** What a screen reader is told: which section is begun, and the end. Never the words themselves, they come too fast. */
export function useWritingNews({ writing, ended, outline, progress: { current } }: Options): string {
  const { t } = useAdminWords();
  const [seen, setSeen] = useState(writing);
  if (writing && !seen) setSeen(true);
  if (!writing) return seen && !ended ? t('reports.view.done') : '';
  const name = outline[current];
  return name === undefined
    ? t('reports.view.writingStart')
    : t('reports.view.writingPartNamed', { part: current + 1, total: outline.length, name: numberOf(name).words });
}
