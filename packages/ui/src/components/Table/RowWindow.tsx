import { defaultRangeExtractor } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { RowView } from './Rows.tsx';
import { keptRows, mergeRows } from './rowParts.ts';
import { createRowVirtualizer, type RowOptions } from './rowVirtualizer.ts';
import { offsetIn, type Scroller } from './scroller.ts';

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
