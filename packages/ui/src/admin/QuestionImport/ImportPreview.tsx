import type { ImportRow, ImportTotals } from '@fnc/domain';
import { useCallback, useMemo, useState } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Segments } from '../../components/Segments/Segments.tsx';
import { SelectMenu } from '../../components/SelectMenu/SelectMenu.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { Text } from '../../components/Text/Text.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { PreviewHead, PreviewRows } from './ImportPreview.styles.ts';
import { previewCard, previewColumns } from './previewColumns.tsx';
import { type PreviewFilter, type PreviewItem, previewItems } from './previewItems.ts';

interface ImportPreviewProps {
  rows: readonly ImportRow[];
  totals: ImportTotals;
  /** Other rows are on their way. */
  checking: boolean;
}

const noFolds: ReadonlySet<string> = new Set();
const keyOf = ({ key }: PreviewItem) => key;

const emptyWords = { warnings: 'noneWarnings', changed: 'noneChanged', skipped: 'noneSkipped' } as const;

/** What would become of every row: those with a remark in full, the others folded. */
export function ImportPreview({ rows, totals, checking }: ImportPreviewProps) {
  const { t, language } = useAdminWords();
  const narrow = useBelow('tablet');
  const [filter, setFilter] = useState<PreviewFilter>('all');
  const [open, setOpen] = useState(noFolds);
  const items = useMemo(() => previewItems(rows, filter, open), [rows, filter, open]);
  const onFold = useCallback((key: string) => {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  }, []);
  const context = useMemo(() => ({ t, language, onFold }), [t, language, onFold]);
  const columns = useMemo(() => previewColumns(context), [context]);
  const card = useMemo(() => previewCard(context), [context]);
  const label = (key: 'filterAll' | 'filterWarnings' | 'filterChanged' | 'filterSkipped', count: number) =>
    t(`questionImport.${key}`, { number: formatFigure(count, language) });
  const filters = [
    { value: 'all', label: label('filterAll', totals.rows) },
    { value: 'warnings', label: label('filterWarnings', totals.warnings) },
    { value: 'changed', label: label('filterChanged', totals.changed) },
    { value: 'skipped', label: label('filterSkipped', totals.skipped) },
  ] as const;
  return (
    <section>
      <PreviewHead>
        <Heading level={2} size="section">
          {t('questionImport.preview')}
        </Heading>
        {narrow ? (
          <SelectMenu
            look="bordered"
            label={t('questionImport.filter')}
            value={filter}
            options={filters}
            onChange={setFilter}
          />
        ) : (
          <Segments label={t('questionImport.filter')} value={filter} options={filters} onChoose={setFilter} />
        )}
      </PreviewHead>
      <PreviewRows aria-busy={checking} data-stale={checking}>
        <Table
          label={t('questionImport.table')}
          columns={columns}
          rows={items}
          rowKey={keyOf}
          rowName={(item) => t('questionImport.row', { line: item.kind === 'row' ? item.row.line : item.from })}
          card={card}
          density="compact"
          empty={filter === 'all' ? undefined : <Text tone="quiet">{t(`questionImport.${emptyWords[filter]}`)}</Text>}
        />
      </PreviewRows>
    </section>
  );
}
