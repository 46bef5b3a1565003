import { memo, useMemo } from 'react';
import { Markdown } from '../../components/Markdown/Markdown.tsx';
import { outlineOf } from '../../components/Markdown/outline.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { readingEntries } from './outlineEntries.ts';
import { ReportOutline } from './ReportOutline.tsx';
import { ScreenOnly } from './ReportPrint.styles.ts';
import { ReportSheet } from './ReportSheet.tsx';
import { ContentsColumn, Formatted, Kind, PlainText, TextColumn } from './ReportView.styles.ts';
import type { ReportScreenData } from './reportViewData.ts';
import { headingLevelFor } from './sections.ts';
import { useCurrentHeading } from './useCurrentHeading.ts';

export interface ReportReadingProps {
  report: ReportScreenData;
  show: 'formatted' | 'plain';
  /** Above the text: kind and language. */
  kind: string;
}

const Text = memo(Markdown);

/** The report as it is read: its contents and its text. Loaded when a report is opened, because Markdown is heavy. */
export function ReportReading({ report, show, kind }: ReportReadingProps) {
  const { t } = useAdminWords();
  const text = report.content ?? '';
  const entries = useMemo(() => readingEntries(outlineOf(text)), [text]);
  const current = useCurrentHeading(entries.map(({ key }) => key));
  return (
    <>
      <ContentsColumn>{show === 'formatted' && <ReportOutline entries={entries} current={current} />}</ContentsColumn>
      <TextColumn>
        <ReportSheet report={report}>
          <ScreenOnly>
            <Kind>{kind}</Kind>
          </ScreenOnly>
          <Formatted data-shown={show === 'formatted'}>
            <Text text={text} headingLevel={headingLevelFor(text, 2)} empty={t('reports.view.emptyText')} />
          </Formatted>
          {show === 'plain' && <PlainText>{text}</PlainText>}
        </ReportSheet>
      </TextColumn>
    </>
  );
}
