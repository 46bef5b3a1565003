import { formatFigure } from '../../locales/figures.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { type DataCounts, dataKinds } from './dataTools.ts';

/** "12 klanten, 42 algemene vragen en 3 campagnes": what there is, none of what there is not. */
export function useDataWords() {
  const { t, language } = useAdminWords();
  return {
    parts: (counts: DataCounts): string => {
      const parts = dataKinds.flatMap((kind) => {
        const count = counts[kind] ?? 0;
        return count === 0 ? [] : [t(`data.collections.${kind}`, { count })];
      });
      return new Intl.ListFormat(language).format(parts);
    },
    figure: (value: number) => formatFigure(value, language),
  };
}
