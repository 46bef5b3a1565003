import { ArrowDown } from 'lucide-react';
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Markdown } from '../../components/Markdown/Markdown.tsx';
import { type OutlineEntry, outlineOf } from '../../components/Markdown/outline.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ReportOutline, writingEntries } from './ReportOutline.tsx';
import { ContentsColumn, TextColumn, TextEnd, ToEnd } from './ReportView.styles.ts';
import { blocksOf, headingLevelFor, type SectionProgress } from './sections.ts';

interface Place {
  readonly top: number;
  readonly height: number;
}

const placeNow = (): Place => ({ top: window.scrollY, height: document.documentElement.scrollHeight });

interface Following {
  /** `false` once the reader has scrolled up; `true` again at the end. */
  readonly following: boolean;
  readonly toEnd: () => void;
}

/**
 * Keeps the end of a growing text in view, until the reader scrolls up. `end` is the last child of the growing element.
 */
function useFollowEnd(end: RefObject<HTMLElement | null>): Following {
  const [following, setFollowing] = useState(true);
  const last = useRef<Place>({ top: 0, height: 0 });

  useEffect(() => {
    last.current = placeNow();
    function onScroll() {
      const place = placeNow();
      // A text that shrinks briefly (half a table is hidden) scrolls the page too: that is not the reader.
      const byReader = place.height >= last.current.height;
      const bottom = end.current?.getBoundingClientRect().bottom ?? 0;
      if (place.top < last.current.top && byReader) setFollowing(false);
      else if (place.top > last.current.top && bottom <= window.innerHeight) setFollowing(true);
      last.current = place;
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [end]);

  useEffect(() => {
    const text = end.current?.parentElement;
    if (!following || !text) return undefined;
    const growth = new ResizeObserver(() => {
      end.current?.scrollIntoView({ block: 'nearest' });
      last.current = placeNow(); // also detects a reader who scrolls up in the same frame
    });
    growth.observe(text);
    return () => growth.disconnect();
  }, [end, following]);

  return { following, toEnd: () => setFollowing(true) };
}

export interface ReportWritingTextProps {
  /** Titles of the expected sections. */
  outline: readonly string[];
  /** The Markdown so far. */
  text: string;
  progress: SectionProgress;
  /** Kind and language, shown above the text. */
  kind: string;
}

/** Renders again only when its own text changes: in a growing report only the last block does. */
const Block = memo(Markdown);

/** Memoised: the headings of a text that rarely changes. */
function useHeadings(text: string): readonly OutlineEntry[] {
  return useMemo(() => outlineOf(text), [text]);
}

/** The report during writing, rendered at most once per frame. Follows its end until the reader scrolls up. */
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
        <Text size="small" tone="quiet" wide below={1.5}>
          {kind}
        </Text>
        <Stack gap={6}>
          {blocks.map(({ start, text: words }) => (
            <Block key={start} text={words} headingLevel={level} writing={start === last?.start} />
          ))}
        </Stack>
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
