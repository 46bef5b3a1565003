import { lazy, type ReactNode, Suspense, useCallback, useDeferredValue, useLayoutEffect, useState } from 'react';
import type { MeasureRow, RowView, RowWindowProps, Scroller, WindowPart } from './RowWindow.tsx';

/** Up to this many rows all are rendered, so that the browser's search and print include every row. */
export const mostDrawn = 200;

/** Rows rendered until the code for partial rendering has loaded. */
const firstRows = 40;

/** Rows rendered at first, about a screenful; a short list then renders the rest without blocking a key or a click. */
const screenful = 16;

export interface RowsProps {
  keys: readonly string[];
  /** Px of a row that is not measured yet. */
  estimate: number;
  /** The element that contains the rows: the first row starts at its position in the scrolled content. */
  holder: HTMLElement | null;
  /** The frame in which these rows scroll; without it, the nearest scrolling ancestor. */
  frame: HTMLElement | null;
  /** Key of the row that is rendered at any scroll position: the focused one. */
  kept: string | undefined;
  /** `measure` is set only for rows of a long list; use it as the row's `ref`. */
  renderRow: (index: number, measure: MeasureRow | undefined) => ReactNode;
  renderGap: (height: number, key: string) => ReactNode;
}

const all = (count: number): WindowPart[] => Array.from({ length: count }, (_, index) => ({ kind: 'row', index }));

const upTo = (drawn: number, count: number, estimate: number): WindowPart[] =>
  drawn >= count ? all(count) : [...all(drawn), { kind: 'gap', height: (count - drawn) * estimate, before: -1 }];

/** @param caughtUp number of rows that the browser has already rendered */
function firstParts(count: number, caughtUp: number, estimate: number): WindowPart[] {
  // A list that has grown a little past the limit must not jump.
  return upTo(count <= 2 * mostDrawn ? Math.max(caughtUp, screenful) : firstRows, count, estimate);
}

/** If the code fails to load, every row is rendered: slower, but nothing is missing. */
function EveryRow({ count, onView }: RowWindowProps) {
  useLayoutEffect(() => onView({ parts: all(count), measure: undefined }), [count, onView]);
  return null;
}

// Some kilobytes that a short list never loads.
const RowWindow = lazy(() =>
  import('./RowWindow.tsx').then(
    (module) => ({ default: module.RowWindow }),
    () => ({ default: EveryRow }),
  ),
);

/**
 * The vertical scroller of an element: a frame around it, or the page. Ignores a table's own frame, which may change.
 */
function scrollerOf(element: HTMLElement): Scroller {
  for (let frame = element.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
    if (frame.dataset['scrolls'] !== undefined) continue;
    if (/^(auto|scroll)$/.test(getComputedStyle(frame).overflowY)) return frame;
  }
  return window;
}

/**
 * The rows of a table or the cards of a list; past 200 only the visible ones, with gaps as high as the others. Rows
 * stay mounted when a list grows past that, so that no typed text and no focus is lost.
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
