import { type DataCounts, dataKinds, exportedKinds } from '@fnc/domain';
import { formatFigure } from '../../locales/figures.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { ExportContents } from './dataTools.ts';

/** "12 klanten, 42 algemene vragen en 3 campagnes": only kinds with at least one record. */
export function useDataWords() {
  const { t, language } = useAdminWords();
  const list = (parts: readonly string[]) => new Intl.ListFormat(language).format(parts);
  const figure = (value: number) => formatFigure(value, language);
  return {
    parts: (counts: DataCounts): string =>
      list(
        dataKinds.flatMap((kind) => {
          const count = counts[kind] ?? 0;
          return count === 0 ? [] : [t(`data.collections.${kind}`, { count })];
        }),
      ),
    contents: (counts: ExportContents): string =>
      list(
        exportedKinds.map((kind) =>
          t(`data.exportParts.${kind}`, { count: counts[kind], figure: figure(counts[kind]) }),
        ),
      ),
    figure,
  };
}
