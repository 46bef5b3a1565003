import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual';
import type { RowView } from './Rows.tsx';
import { withGaps } from './rowParts.ts';
import type { Scroller } from './scroller.ts';

export interface RowOptions {
  count: number;
  getItemKey: (index: number) => string;
  /** Px. */
  estimateSize: (index: number) => number;
  overscan: number;
  /** Px from the top of the scrolled content to the first row. */
  scrollMargin: number;
  rangeExtractor: (range: Range) => number[];
}

export interface RowVirtualizer {
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
export function createRowVirtualizer(
  scroller: Scroller,
  first: RowOptions,
  onView: (view: RowView) => void,
): RowVirtualizer {
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

/** The two calls that the library asks of whoever binds it to a framework. */
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
