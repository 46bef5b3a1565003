import { lazy, type ReactNode, Suspense, useCallback, useDeferredValue, useLayoutEffect, useState } from 'react';
import type { RowWindowProps } from './RowWindow.tsx';
import type { MeasureRow, RowView, WindowPart } from './rowParts.ts';
import { type Scroller, scrollerOf } from './scroller.ts';

/** Up to this many rows all are drawn: the browser's own search and a printed page find every one of them. */
export const mostDrawn = 200;

/** Rows drawn until the code that draws a part of them has come. */
const firstRows = 40;

/** Rows drawn in one go, about a screenful; the others of a short list follow at once, without holding up a key or a click. */
const screenful = 24;

export interface RowsProps {
  keys: readonly string[];
  /** Px of a row that was not measured yet. */
  estimate: number;
  /** What holds the rows: its place in the scrolled content is where the first one starts. */
  holder: HTMLElement | null;
  /** The frame in which these rows scroll by themselves; without one it is whatever scrolls around them. */
  frame: HTMLElement | null;
  /** Key of the row that is drawn wherever one scrolls: the one with the focus. */
  kept: string | undefined;
  /** `measure` is there for a row of a long list only; it is the row's `ref`. */
  renderRow: (index: number, measure: MeasureRow | undefined) => ReactNode;
  renderGap: (height: number, key: string) => ReactNode;
}

const all = (count: number): WindowPart[] => Array.from({ length: count }, (_, index) => ({ kind: 'row', index }));

const upTo = (drawn: number, count: number, estimate: number): WindowPart[] =>
  drawn >= count ? all(count) : [...all(drawn), { kind: 'gap', height: (count - drawn) * estimate, before: -1 }];

/** @param caughtUp how many rows the browser has had time for */
function firstParts(count: number, caughtUp: number, estimate: number): WindowPart[] {
  // A list that has grown a little past the bound must not jump.
  return upTo(count <= 2 * mostDrawn ? Math.max(caughtUp, screenful) : firstRows, count, estimate);
}

/** Where the code cannot be fetched every row is drawn: slower, but nothing is missing. */
function EveryRow({ count, onView }: RowWindowProps) {
  useLayoutEffect(() => onView({ parts: all(count), measure: undefined }), [count, onView]);
  return null;
}

// Some kilobytes that a short list never needs.
const RowWindow = lazy(() =>
  import('./RowWindow.tsx').then(
    (module) => ({ default: module.RowWindow }),
    () => ({ default: EveryRow }),
  ),
);

/**
 * The rows of a table or the cards of a list; past 200 only those in sight, with gaps as high as the others. Rows stay
 * mounted when a list grows past that, so that nothing typed and no focus is lost.
 */
export function Rows({ keys, estimate, holder, frame, kept, renderRow, renderGap }: RowsProps) {
  const count = keys.length;
  const long = count > mostDrawn;
  const caughtUp = useDeferredValue(count, 0);
  const [view, setView] = useState<RowView | null>(null);
  const keyAt = useCallback((index: number) => keys[index] ?? '', [keys]);
  const { parts, measure } = (long && view) || { parts: firstParts(count, caughtUp, estimate), measure: undefined };
  const scroller: Scroller | null = frame ?? (holder && scrollerOf(holder));
  return (
    <>
      {long && holder && scroller && (
        <Suspense fallback={null}>
          <RowWindow
            key={frame ? 'frame' : 'around'}
            {...{ holder, scroller, count, keyAt, estimate }}
            kept={kept === undefined ? [] : [keys.indexOf(kept)]}
            onView={setView}
          />
        </Suspense>
      )}
      {parts.map((part) =>
        part.kind === 'gap'
          ? renderGap(part.height, `gap-${part.before}`)
          : part.index < count && renderRow(part.index, measure),
      )}
    </>
  );
}
