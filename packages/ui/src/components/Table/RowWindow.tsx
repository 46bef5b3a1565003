import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useState } from 'react';
import { keptRows, mergeRows, type RowView, withGaps } from './rowParts.ts';
import { offsetIn, type Scroller } from './scroller.ts';

interface RowOptions {
  count: number;
  getItemKey: (index: number) => string;
  /** Px. */
  estimateSize: (index: number) => number;
  overscan: number;
  /** Px from the top of the scrolled content to the first row. */
  scrollMargin: number;
  rangeExtractor: (range: Range) => number[];
}

interface RowVirtualizer {
  /** Begins to watch; answers how to stop. */
  mount: () => () => void;
  /** To be called with the options of every render. */
  update: (options: RowOptions) => void;
}

// Corrections for rows that turn out higher must not glide.
const instantly = { behavior: 'instant' } as const;

const inPage = {
  getScrollElement: () => window,
  observeElementRect: observeWindowRect,
  observeElementOffset: observeWindowOffset,
  initialOffset: () => window.scrollY,
  scrollToFn: ((offset, how, rows) => windowScroll(offset, { ...how, ...instantly }, rows)) as typeof windowScroll,
};

const inFrame = (frame: HTMLElement) => ({
  getScrollElement: () => frame,
  observeElementRect,
  observeElementOffset,
  initialOffset: () => frame.scrollTop,
  scrollToFn: ((offset, how, rows) => elementScroll(offset, { ...how, ...instantly }, rows)) as typeof elementScroll,
});

/**
 * Tells which rows are to be drawn, each time others come in sight. The library's own hook redraws its component at
 * every step of scrolling; this speaks only when something differs.
 */
function createRowVirtualizer(scroller: Scroller, first: RowOptions, onView: (view: RowView) => void): RowVirtualizer {
  let told = '';
  const tell = (rows: Virtualizer<HTMLElement, HTMLElement> | Virtualizer<Window, HTMLElement>) => {
    const drawn = rows.getVirtualItems();
    if (drawn.length === 0) return; // the frame is not measured yet: what is drawn stays
    const parts = withGaps(drawn, rows.options.scrollMargin, rows.getTotalSize());
    const text = JSON.stringify(parts);
    if (text === told) return;
    told = text;
    onView({ parts, measure: rows.measureElement });
  };
  if (scroller instanceof HTMLElement) {
    const fixed = { ...inFrame(scroller), onChange: tell };
    const rows = new Virtualizer<HTMLElement, HTMLElement>({ ...fixed, ...first });
    return adapt(rows, tell, (options) => rows.setOptions({ ...fixed, ...options }));
  }
  const fixed = { ...inPage, onChange: tell };
  const rows = new Virtualizer<Window, HTMLElement>({ ...fixed, ...first });
  return adapt(rows, tell, (options) => rows.setOptions({ ...fixed, ...options }));
}

/** The two calls that the library needs from its framework binding. */
function adapt<Rows extends Pick<Virtualizer<Window, HTMLElement>, '_didMount' | '_willUpdate'>>(
  rows: Rows,
  tell: (rows: Rows) => void,
  setOptions: (options: RowOptions) => void,
): RowVirtualizer {
  const { _didMount: mount, _willUpdate: willUpdate } = rows;
  return {
    mount: () => mount(),
    update(options) {
      setOptions(options);
      willUpdate();
      tell(rows);
    },
  };
}

export interface RowWindowProps {
  /** What holds the rows. */
  holder: HTMLElement;
  /** Another one needs another key. */
  scroller: Scroller;
  count: number;
  keyAt: (index: number) => string;
  /** Px. */
  estimate: number;
  /** Indices of rows to draw wherever one scrolls. */
  kept: readonly number[];
  /** Called while the browser still waits to paint, whenever other rows come in sight. Keep it between renders. */
  onView: (view: RowView) => void;
}

/** Rows drawn above and below what is in sight, so that a key or a wheel seldom runs ahead of them. */
const overscan = 10;

const numbers = (text: string) => (text === '' ? [] : text.split(',').map(Number));

/** Px of the rows that are drawn from the first one on, so that nothing moves when only those in sight are left of them. */
const heightsOf = (holder: HTMLElement) =>
  [...holder.querySelectorAll<HTMLElement>('[data-row]')].map(({ offsetHeight }) => offsetHeight);

/** Works out which rows are in sight; draws nothing itself. */
export function RowWindow({ holder, scroller, count, keyAt, estimate, kept, onView }: RowWindowProps) {
  const top = useOffset(scroller, holder);
  const [drawn] = useState(() => heightsOf(holder));
  const always = keptRows(kept, count).join();
  const options = useMemo<RowOptions>(
    () => ({
      count,
      getItemKey: keyAt,
      estimateSize: (index) => drawn[index] ?? estimate,
      overscan,
      scrollMargin: top,
      rangeExtractor: (range) => mergeRows(defaultRangeExtractor(range), numbers(always)),
    }),
    [count, keyAt, estimate, drawn, top, always],
  );
  const [rows] = useState(() => createRowVirtualizer(scroller, options, onView));
  useLayoutEffect(() => rows.mount(), [rows]);
  useLayoutEffect(() => rows.update(options), [rows, options]);
  return null;
}

/** Px from the top of what is scrolled to the first row; follows what grows above it. */
function useOffset(scroller: Scroller, holder: HTMLElement): number {
  const [top, setTop] = useState(() => offsetIn(scroller, holder));
  useLayoutEffect(() => {
    const measure = () => {
      const now = offsetIn(scroller, holder);
      setTop((before) => (Math.abs(before - now) < 1 ? before : now));
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    const content = scroller instanceof HTMLElement ? scroller.firstElementChild : null;
    if (content) watcher.observe(content);
    return () => watcher.disconnect();
  }, [scroller, holder]);
  return top;
}
