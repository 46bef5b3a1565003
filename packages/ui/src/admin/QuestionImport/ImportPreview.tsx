import { type ImportRemark, type ImportRow, type ImportTotals, type Language, remarkLevel } from '@fnc/domain';
import { CircleX, FoldVertical, Replace, TriangleAlert, UnfoldVertical } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Segments } from '../../components/Segments/Segments.tsx';
import { SelectMenu } from '../../components/SelectMenu/SelectMenu.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import type { TableColumn } from '../../components/Table/table.ts';
import { Table } from '../../components/Table/Table.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';
import { FoldButton, PreviewRows, RowQuestion } from './ImportPreview.styles.ts';
import { PartHead } from './QuestionImport.styles.ts';
import { type PreviewFilter, type PreviewItem, previewItems, remarkText, type RowFold } from './questionImport.ts';

interface PreviewContext {
  readonly t: AdminT;
  readonly language: Language;
  readonly onFold: (key: string) => void;
}

const icons = { skip: CircleX, warning: TriangleAlert, change: Replace } as const;

function Remarks({
  remarks,
  t,
  language,
}: Pick<PreviewContext, 't' | 'language'> & { remarks: readonly ImportRemark[] }) {
  return remarks.map((remark) => {
    const level = remarkLevel(remark);
    return (
      <p key={remark.code} data-level={level}>
        <Icon of={icons[level]} size={14} />
        <span>{remarkText(t, language, remark)}</span>
      </p>
    );
  });
}

function Fold({ fold, t, onFold }: PreviewContext & { fold: RowFold }) {
  return (
    <FoldButton type="button" aria-expanded={fold.open} onClick={() => onFold(fold.key)}>
      <Icon of={fold.open ? FoldVertical : UnfoldVertical} size={14} />
      {t('questionImport.fold', { from: fold.from, to: fold.to, rows: fold.count })}
    </FoldButton>
  );
}

/** The question of a row with its remarks. */
function Question({ row, ...context }: Omit<PreviewContext, 'onFold'> & { row: ImportRow }) {
  const { question, remarks, skippedText } = row;
  const { t } = context;
  return (
    <RowQuestion data-remark={remarks.length > 0} data-skipped={question === null}>
      <p>{question?.text ?? (skippedText === '' ? t('questionImport.nothing') : skippedText)}</p>
      {question !== null && question.options.length > 0 && (
        <Text size="meta" tone="quiet" wide>
          {question.options.join(' | ')}
        </Text>
      )}
      <Remarks remarks={remarks} {...context} />
    </RowQuestion>
  );
}

const ofRow = (item: PreviewItem, show: (row: ImportRow) => ReactNode): ReactNode =>
  item.kind === 'row' ? show(item.row) : null;

/** The columns of the preview. The text of a fold starts in its second column and spans the cells beside it. */
function previewColumns(context: PreviewContext): readonly TableColumn<PreviewItem>[] {
  const { t } = context;
  const nothing = t('questionImport.nothing');
  return [
    {
      id: 'line',
      head: t('questionImport.line'),
      width: 64,
      align: 'end',
      cell: (item) =>
        item.kind === 'row' ? (
          <Text as="span" size="inherit" weight="regular" tone="quiet">
            {item.row.line}
          </Text>
        ) : (
          <VisuallyHidden>{`${item.from}–${item.to}`}</VisuallyHidden>
        ),
    },
    {
      id: 'section',
      head: t('questionImport.section'),
      width: 128,
      cell: (item) =>
        item.kind === 'fold' ? <Fold fold={item} {...context} /> : (item.row.question?.section ?? nothing),
    },
    {
      id: 'question',
      head: t('questionImport.question'),
      minWidth: 200,
      cell: (item) => ofRow(item, (row) => <Question row={row} {...context} />),
    },
    {
      id: 'type',
      head: t('questionImport.type'),
      width: 120,
      cell: (item) =>
        ofRow(item, ({ question }) => (question === null ? nothing : t(`questionnaires.type.${question.type}`))),
    },
    {
      id: 'required',
      head: t('questionImport.required'),
      width: 84,
      cell: (item) =>
        ofRow(item, ({ question }) =>
          question === null ? nothing : t(question.required ? 'questionImport.yes' : 'questionImport.no'),
        ),
    },
  ];
}

/** The card that replaces a row below 640 px. */
const previewCard = (context: PreviewContext) =>
  function PreviewCard(item: PreviewItem) {
    const { t } = context;
    if (item.kind === 'fold') return <Fold fold={item} {...context} />;
    const { line, question } = item.row;
    return (
      <>
        <Text as="div" size="small" tone="quiet" wide>
          <Row gap={[0, 3]}>
            <span>{`${t('questionImport.line')} ${line}`}</span>
            {question !== null && (
              <>
                <span>{question.section}</span>
                <span>{t(`questionnaires.type.${question.type}`)}</span>
                <span>{t(question.required ? 'questionImport.requiredLong' : 'common:field.optional')}</span>
              </>
            )}
          </Row>
        </Text>
        <Question row={item.row} {...context} />
      </>
    );
  };

interface ImportPreviewProps {
  rows: readonly ImportRow[];
  totals: ImportTotals;
  /** The rows are being checked again. */
  checking: boolean;
}

const noFolds: ReadonlySet<string> = new Set();
const keyOf = ({ key }: PreviewItem) => key;

/** The outcome of every row: rows with a remark in full, the others folded. */
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
  const filterOf = (value: PreviewFilter, number: number) => ({
    value,
    label: t(`questionImport.filter_${value}`, { number }),
  });
  const filters = [
    filterOf('all', totals.rows),
    filterOf('warnings', totals.warnings),
    filterOf('changed', totals.changed),
    filterOf('skipped', totals.skipped),
  ];
  return (
    <section>
      <PartHead gap={[2, 4]} align="center" justify="between">
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
      </PartHead>
      <PreviewRows aria-busy={checking} data-stale={checking}>
        <Table
          label={t('questionImport.table')}
          columns={columns}
          rows={items}
          rowKey={keyOf}
          rowName={(item) => t('questionImport.row', { line: item.kind === 'row' ? item.row.line : item.from })}
          card={card}
          density="compact"
          empty={filter === 'all' ? undefined : <Text tone="quiet">{t(`questionImport.none_${filter}`)}</Text>}
        />
      </PreviewRows>
    </section>
  );
}
