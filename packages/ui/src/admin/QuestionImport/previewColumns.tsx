import { type ImportRemark, type ImportRow, type Language, remarkLevel } from '@fnc/domain';
import { CircleX, FoldVertical, Replace, TriangleAlert, UnfoldVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { TableColumn } from '../../components/Table/table.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatFigure } from '../../locales/figures.ts';
import type { AdminT } from '../words/useAdminWords.ts';
import {
  CardHead,
  FoldButton,
  LineNumber,
  QuestionOptions,
  RemarkLine,
  RowQuestion,
  RowSection,
  TypeCode,
} from './ImportPreview.styles.ts';
import type { PreviewItem, RowFold } from './previewItems.ts';
import { remarkText } from './remarkText.ts';

export interface PreviewContext {
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
      <RemarkLine key={remark.code} data-level={level}>
        <Icon of={icons[level]} size={14} />
        <span>{remarkText(t, language, remark)}</span>
      </RemarkLine>
    );
  });
}

function Fold({ fold, t, language, onFold }: PreviewContext & { fold: RowFold }) {
  return (
    <FoldButton type="button" aria-expanded={fold.open} onClick={() => onFold(fold.key)}>
      <Icon of={fold.open ? FoldVertical : UnfoldVertical} size={14} />
      {t('questionImport.fold', { from: fold.from, to: fold.to, rows: formatFigure(fold.count, language) })}
    </FoldButton>
  );
}

/** The question of a row with what is to be said about it. */
function Question({ row, ...context }: Omit<PreviewContext, 'onFold'> & { row: ImportRow }) {
  const { question, remarks, skippedText } = row;
  const { t } = context;
  return (
    <RowQuestion data-remark={remarks.length > 0} data-skipped={question === null}>
      <p>{question?.text ?? (skippedText === '' ? t('questionImport.nothing') : skippedText)}</p>
      {question !== null && question.options.length > 0 && (
        <QuestionOptions>{question.options.join(' | ')}</QuestionOptions>
      )}
      <Remarks remarks={remarks} {...context} />
    </RowQuestion>
  );
}

const ofRow = (item: PreviewItem, show: (row: ImportRow) => ReactNode): ReactNode =>
  item.kind === 'row' ? show(item.row) : null;

/** The columns of the preview. A fold speaks from its second column on, over what stands beside it. */
export function previewColumns(context: PreviewContext): readonly TableColumn<PreviewItem>[] {
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
          <LineNumber>{item.row.line}</LineNumber>
        ) : (
          <VisuallyHidden>{`${item.from}–${item.to}`}</VisuallyHidden>
        ),
    },
    {
      id: 'section',
      head: t('questionImport.section'),
      width: 128,
      cell: (item) =>
        item.kind === 'fold' ? (
          <Fold fold={item} {...context} />
        ) : (
          <RowSection>{item.row.question?.section ?? nothing}</RowSection>
        ),
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
      width: 88,
      cell: (item) =>
        ofRow(item, ({ question }) => (question === null ? nothing : <TypeCode>{question.type}</TypeCode>)),
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

/** The same below 640 px. */
export const previewCard = (context: PreviewContext) =>
  function PreviewCard(item: PreviewItem) {
    const { t } = context;
    if (item.kind === 'fold') return <Fold fold={item} {...context} />;
    const { line, question } = item.row;
    return (
      <>
        <CardHead>
          <span>{`${t('questionImport.line')} ${line}`}</span>
          {question !== null && (
            <>
              <span>{question.section}</span>
              <TypeCode>{question.type}</TypeCode>
              <span>{t(question.required ? 'questionImport.requiredLong' : 'questionImport.optionalLong')}</span>
            </>
          )}
        </CardHead>
        <Question row={item.row} {...context} />
      </>
    );
  };
