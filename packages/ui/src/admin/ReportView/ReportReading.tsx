import { brand, type Instant, type Language } from '@fnc/domain';
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { LogoMark } from '../../art/LogoMark/LogoMark.tsx';
import { Markdown } from '../../components/Markdown/Markdown.tsx';
import { outlineOf } from '../../components/Markdown/outline.ts';
import { Text } from '../../components/Text/Text.tsx';
import { dateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { readingEntries, ReportOutline } from './ReportOutline.tsx';
import { PrintFoot, PrintHead, PrintPage } from './ReportPrint.styles.ts';
import { Shown } from '../PageHead/PageHead.styles.ts';
import { ContentsColumn, Formatted, PlainText, TextColumn } from './ReportView.styles.ts';
import type { ReportScreenData } from './reportViewProps.ts';
import { headingLevelFor, opensWithTitle } from './sections.ts';

interface PrintWords {
  readonly client: string;
  readonly date: string;
  readonly disclaimer: string;
}

/** Texts of the printed page: in the language of the report, not of the console. */
const printWords: Record<Language, PrintWords> = {
  nl: {
    client: 'Voor',
    date: 'Datum',
    disclaimer:
      'Dit rapport is een indicatie op basis van de antwoorden die wij kregen, geen belastingadvies. Tarieven en regels veranderen; laat een beslissing nakijken voordat je die neemt.',
  },
  en: {
    client: 'For',
    date: 'Date',
    disclaimer:
      'This report is an indication based on the answers we were given, not tax advice. Rates and rules change, so have any decision checked before you make it.',
  },
};

interface ReportSheetProps {
  report: ReportScreenData;
  /** The text. */
  children: ReactNode;
}

/** Noon, so that no time zone moves the day. */
const momentOf = ({ generatedAt, date }: ReportScreenData): Instant => generatedAt ?? `${date}T12:00:00.000Z`;

/** The printed part of the page: on screen only the text, on paper also its author, client and date. */
function ReportSheet({ report, children }: ReportSheetProps) {
  const { t, language } = useAdminWords();
  const own: Language = report.language ?? language;
  const words = printWords[own];
  const moment = momentOf(report);
  return (
    <article data-print-sheet="" lang={own}>
      <PrintPage />
      <PrintHead>
        <div>
          <span>
            <LogoMark size={38} />
            <span>
              <strong>{brand.name}</strong>
              {brand.tagline[own]}
            </span>
          </span>
          <span>{brand.domain}</span>
        </div>
        <p data-own={opensWithTitle(report.content ?? '')}>{report.name}</p>
        <dl>
          <dt>{words.client}</dt>
          <dd>{report.clientName}</dd>
          <dt>{words.date}</dt>
          <dd>{dateWords(t, own, moment).fullDay(moment)}</dd>
        </dl>
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
    </article>
  );
}

/** A heading above this line counts as read, in px below the top of the window. */
const readFrom = 160;

/** Id of the heading whose text is being read: the last one above that line. `null` above the first. */
function useCurrentHeading(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const all = ids.join(' ');
  useEffect(() => {
    const known = all === '' ? [] : all.split(' ');
    function look() {
      const above = known.findLast((id) => {
        const top = document.querySelector(`#${CSS.escape(id)}`)?.getBoundingClientRect().top;
        return top !== undefined && top <= readFrom;
      });
      const { scrollHeight } = document.documentElement;
      // The last headings never reach the line: at the end of a scrolled page the last one counts as read.
      const atEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      setCurrent((atEnd ? known.at(-1) : above) ?? known[0] ?? null);
    }
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [all]);
  return current;
}

export interface ReportReadingProps {
  report: ReportScreenData;
  show: 'formatted' | 'plain';
  /** Kind and language, shown above the text. */
  kind: string;
}

const Formatting = memo(Markdown);

/** The report with its contents. Loaded when a report is opened, because Markdown is a large module. */
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
          <Shown $on="screen">
            <Text size="small" tone="quiet" wide below={1.5}>
              {kind}
            </Text>
          </Shown>
          <Formatted data-shown={show === 'formatted'}>
            <Formatting text={text} headingLevel={headingLevelFor(text, 2)} empty={t('reports.view.emptyText')} />
          </Formatted>
          {show === 'plain' && <PlainText>{text}</PlainText>}
        </ReportSheet>
      </TextColumn>
    </>
  );
}
