import { ArrowDown } from 'lucide-react';
import { memo, useMemo, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Markdown } from '../../components/Markdown/Markdown.tsx';
import { outlineOf, type OutlineEntry } from '../../components/Markdown/outline.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { blocksOf } from './blocks.ts';
import { writingEntries } from './outlineEntries.ts';
import { ReportOutline } from './ReportOutline.tsx';
import { Blocks, ContentsColumn, Kind, TextColumn, TextEnd, ToEnd } from './ReportView.styles.ts';
import { headingLevelFor, type SectionProgress } from './sections.ts';
import { useFollowEnd } from './useFollowEnd.ts';

export interface ReportWritingTextProps {
  /** Titles of the expected sections. */
  outline: readonly string[];
  /** Markdown so far. */
  text: string;
  progress: SectionProgress;
  /** Above the text: kind and language. */
  kind: string;
}

/** Drawn again only when its own text changes: of a growing report that is the last block alone. */
const Block = memo(Markdown);

/** Those of a text that rarely changes. */
function useHeadings(text: string): readonly OutlineEntry[] {
  return useMemo(() => outlineOf(text), [text]);
}

/** The report while it is written, drawn once a frame at most. Follows its end until the reader scrolls up. */
export const ReportWritingText = memo(function ReportWritingText(props: ReportWritingTextProps) {
  const { outline, text, progress, kind } = props;
  const { t } = useAdminWords();
  const end = useRef<HTMLDivElement>(null);
  const { following, toEnd } = useFollowEnd(end);
  const level = headingLevelFor(text, 2);
  const blocks = blocksOf(text);
  const last = blocks.at(-1);
  const finished = text.slice(0, last?.start);
  const headings = useHeadings(finished);
  return (
    <>
      <ContentsColumn>
        <ReportOutline entries={writingEntries(outline, progress, headings)} current={null} />
      </ContentsColumn>
      <TextColumn>
        <Kind>{kind}</Kind>
        <Blocks>
          {blocks.map(({ start, text: words }) => (
            <Block key={start} text={words} headingLevel={level} writing={start === last?.start} />
          ))}
        </Blocks>
        {!following && (
          <ToEnd>
            <Button size="small" icon={ArrowDown} onClick={toEnd}>
              {t('reports.view.toEnd')}
            </Button>
          </ToEnd>
        )}
        <TextEnd ref={end} />
      </TextColumn>
    </>
  );
});
