import { brand, type Instant, type Language } from '@fnc/domain';
import type { ReactNode } from 'react';
import { LogoMark } from '../../art/LogoMark/LogoMark.tsx';
import { dateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { printWords } from './reportPrint.data.ts';
import {
  PrintBrand,
  PrintFacts,
  PrintFoot,
  PrintHead,
  PrintPage,
  PrintSheet,
  PrintTitle,
} from './ReportPrint.styles.ts';
import type { ReportScreenData } from './reportViewData.ts';
import { opensWithTitle } from './sections.ts';

export interface ReportSheetProps {
  report: ReportScreenData;
  /** The text. */
  children: ReactNode;
}

/** Noon, so that no time zone moves the day. */
const momentOf = ({ generatedAt, date }: ReportScreenData): Instant => generatedAt ?? `${date}T12:00:00.000Z`;

/** What goes onto paper, and nothing else does: on screen only the text, in print with whose it is, for whom and of when. */
export function ReportSheet({ report, children }: ReportSheetProps) {
  const { t, language } = useAdminWords();
  const own: Language = report.language ?? language;
  const words = printWords[own];
  const moment = momentOf(report);
  return (
    <PrintSheet data-print-sheet="" lang={own}>
      <PrintPage />
      <PrintHead>
        <PrintBrand>
          <span>
            <LogoMark size={38} />
            <span>
              <strong>{brand.name}</strong>
              {brand.tagline[own]}
            </span>
          </span>
          <span>{brand.domain}</span>
        </PrintBrand>
        <PrintTitle data-own={opensWithTitle(report.content ?? '')}>{report.name}</PrintTitle>
        <PrintFacts>
          <dt>{words.client}</dt>
          <dd>{report.clientName}</dd>
          <dt>{words.date}</dt>
          <dd>{dateWords(t, own, moment).fullDay(moment)}</dd>
        </PrintFacts>
      </PrintHead>
      {children}
      <PrintFoot>
        <p>{words.disclaimer}</p>
        <p>
          {[brand.name, ...brand.address[own]].join(', ')}
          <br />
          {[brand.phone, brand.sender.email, brand.domain].join(' · ')}
        </p>
      </PrintFoot>
    </PrintSheet>
  );
}
