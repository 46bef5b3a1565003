import { type Language, reportTypeLabel } from '@fnc/domain';
import { memo } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { type Fact, FactList } from '../FactList/FactList.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { ReportScreenData } from './reportViewData.ts';

type Known = 'clientName' | 'reportType' | 'questionsAnalyzed' | 'answersAnalyzed' | 'model';

/** Single fields instead of the report, which is a new object at every word during writing. */
export interface ReportFactsProps extends Pick<ReportScreenData, Known> {
  reportLanguage: Language | null;
  clientHref: string;
  /** When it was written, as text; absent during writing. */
  writtenAt?: string | undefined;
  /** The number of words; absent during writing, because it changes all the time. */
  words?: number | undefined;
}

const figureOf = (name: string, value: number | null, language: Language): readonly Fact[] =>
  value === null ? [] : [{ name, value: formatFigure(value, language), figures: true }];

/** The data the report is based on. */
export const ReportFacts = memo(function ReportFacts(props: ReportFactsProps) {
  const { reportLanguage, questionsAnalyzed: questions, answersAnalyzed: answers, model, writtenAt, words } = props;
  const { t, language } = useAdminWords();
  const without = questions === null || answers === null ? 0 : questions - answers;
  return (
    <FactList
      title={t('reports.view.basedOn')}
      facts={[
        { name: t('reports.view.client'), value: <Link href={props.clientHref}>{props.clientName}</Link> },
        { name: t('reports.view.type'), value: reportTypeLabel(props.reportType, language) },
        ...(reportLanguage === null
          ? []
          : [{ name: t('reports.view.language'), value: t(`reports.form.languages.${reportLanguage}`) }]),
        ...figureOf(t('reports.view.questions'), questions, language),
        ...figureOf(t('reports.view.answers'), answers, language),
        ...(model === undefined ? [] : [{ name: t('reports.view.model'), value: model }]),
        ...(writtenAt === undefined ? [] : [{ name: t('reports.view.writtenAt'), value: writtenAt }]),
        ...figureOf(t('reports.view.wordCount'), words ?? null, language),
      ]}
    >
      {without > 0 && (
        <Text size="small" tone="quiet" wide above={5}>
          {t('reports.view.unanswered', { count: without })}
        </Text>
      )}
      <Text size="small" tone="quiet" wide above={5}>
        {t('reports.view.indication')}
      </Text>
    </FactList>
  );
});
