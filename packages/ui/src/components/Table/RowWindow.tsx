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

/** A rendered row, in px from the top of the scrolled content. */
interface DrawnRow {
  index: number;
  start: number;
  end: number;
}

export type WindowPart = { kind: 'row'; index: number } | { kind: 'gap'; height: number; before: number };

export type MeasureRow = (row: HTMLElement | null) => void;

/** The rendered part of a long list, and the callback by which its rows report their height. */
export interface RowView {
  parts: readonly WindowPart[];
  measure: MeasureRow | undefined;
}

/**
 * The rows to render, and gaps as high as the others: between two rendered rows, above the first and below the last.
 *
 * @param drawn   rendered rows, in order of index
 * @param top     px at which the first row of the list starts
 * @param height  px of all rows together
 */
export function withGaps(drawn: readonly DrawnRow[], top: number, height: number): WindowPart[] {
  const parts: WindowPart[] = [];
  let reached = top;
  const fillUpTo = (place: number, before: number) => {
    if (place - reached > 0.5) parts.push({ kind: 'gap', height: place - reached, before });
  };
  for (const { index, start, end } of drawn) {
    fillUpTo(start, index);
    parts.push({ kind: 'row', index });
    reached = end;
  }
  fillUpTo(top + height, -1);
  return parts;
}

/** The focused row is rendered at any scroll position, and its neighbours, so that Tab moves to the next row. */
export function keptRows(kept: readonly number[], count: number): number[] {
  const rows = kept.flatMap((index) => (index < 0 ? [] : [index - 1, index, index + 1]));
  return rows.filter((index) => index >= 0 && index < count);
}

/** Merges both lists, each row once, in order. */
export const mergeRows = (some: readonly number[], others: readonly number[]): number[] =>
  [...new Set([...some, ...others])].sort((a, b) => a - b);

export type Scroller = HTMLElement | Window;

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
  /** Starts observing; returns a function that stops it. */
  mount: () => () => void;
  /** Call it with the options on every render. */
  update: (options: RowOptions) => void;
}

// Corrections for rows that are higher than estimated must not be animated.
const instantly = { behavior: 'instant' } as const;

const inPage = {
  getScrollElement: () => window,
  observeElementRect: observeWindowRect,
  observeElementOffset: observeWindowOffset,
  initialOffset: () => window.scrollY,
  scrollToFn: ((offset, how, rows) => windowScroll(offset, { ...how, ...instantly }, rows)) as typeof windowScroll,
};

/**
 * No more of a frame can be seen than the window shows. While the width of a window changes, a frame may lose its
 * greatest height before its table is replaced, and would grow to all ten thousand rows.
 */
const observeVisibleRect: typeof observeElementRect = (rows, tell) =>
  observeElementRect(rows, ({ width, height }) => tell({ width, height: Math.min(height, window.innerHeight) }));

const inFrame = (frame: HTMLElement) => ({
  getScrollElement: () => frame,
  observeElementRect: observeVisibleRect,
  observeElementOffset,
  initialOffset: () => frame.scrollTop,
  scrollToFn: ((offset, how, rows) => elementScroll(offset, { ...how, ...instantly }, rows)) as typeof elementScroll,
});

/**
 * Calls `onView` with the rows to render, when the visible rows change. The library's own hook rerenders its component
 * on every scroll event; this one only when something changes.
 */
function createRowVirtualizer(scroller: Scroller, first: RowOptions, onView: (view: RowView) => void): RowVirtualizer {
  let announced = '';
  const tell = (rows: Virtualizer<HTMLElement, HTMLElement> | Virtualizer<Window, HTMLElement>) => {
    const drawn = rows.getVirtualItems();
    if (drawn.length === 0) return; // the frame is not measured yet: the rendered rows stay
    const parts = withGaps(drawn, rows.options.scrollMargin, rows.getTotalSize());
    const text = JSON.stringify(parts);
    if (text === announced) return;
    announced = text;
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

/** The two methods that the library expects its framework adapter to call. */
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
  /** The element that contains the rows. */
  holder: HTMLElement;
  /** When it changes, change the `key` of this component too. */
  scroller: Scroller;
  count: number;
  keyAt: (index: number) => string;
  /** Px. */
  estimate: number;
  /** Indices of rows to render at any scroll position. */
  kept: readonly number[];
  /** Called before the browser paints, when the visible rows change. Must be stable between renders. */
  onView: (view: RowView) => void;
}

/** Rows rendered above and below the visible ones, so that keys and wheel seldom reach an empty area. */
const overscan = 10;

const numbers = (text: string) => (text === '' ? [] : text.split(',').map(Number));

/** Px heights of the rows rendered from the first one on, so that nothing moves when only the visible ones remain. */
const heightsOf = (holder: HTMLElement) =>
  [...holder.querySelectorAll<HTMLElement>('[data-row]')].map(({ offsetHeight }) => offsetHeight);

/** Computes the visible rows; renders nothing. */
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

/** Px from the top of the scrolled content to the element, at any scroll position. */
function offsetIn(scroller: Scroller, element: HTMLElement): number {
  const { top } = element.getBoundingClientRect();
  if (scroller instanceof HTMLElement) {
    return top - scroller.getBoundingClientRect().top - scroller.clientTop + scroller.scrollTop;
  }
  return top + scroller.scrollY;
}

/** Px from the top of the scrolled content to the first row; updated when content above it grows. */
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
