import { Kind, PlainText, TextColumn } from './ReportView.styles.ts';
import type { ReportScreenData } from './reportViewData.ts';

export interface PlainReportProps {
  /** One that is stored, */
  report?: Pick<ReportScreenData, 'content'>;
  /** or the text so far of one that is being written. */
  text?: string;
  kind: string;
}

/** The bare text, where the code that draws Markdown did not arrive: a report can always be read. */
export function PlainReport({ report, text, kind }: PlainReportProps) {
  return (
    <TextColumn>
      <Kind>{kind}</Kind>
      <PlainText>{text ?? report?.content}</PlainText>
    </TextColumn>
  );
}
