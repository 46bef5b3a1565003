import { type ImportRow, remarkLevel } from '@fnc/domain';

export type PreviewFilter = 'all' | 'warnings' | 'changed' | 'skipped';

/** Consecutive rows without a remark, shown as one line. */
export interface RowFold {
  readonly kind: 'fold';
  readonly key: string;
  /** The first and last line number in the file. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly open: boolean;
}

export type PreviewItem = { readonly kind: 'row'; readonly key: string; readonly row: ImportRow } | RowFold;

/** Rows without a remark shown unfolded at the top, as examples. */
const examples = 2;

/** Fewer rows than this are not folded. */
const leastFolded = 3;

const isWarned = ({ outcome, remarks }: ImportRow): boolean =>
  outcome !== 'skipped' && remarks.some((remark) => remarkLevel(remark) === 'warning');

const passes: Record<Exclude<PreviewFilter, 'all'>, (row: ImportRow) => boolean> = {
  warnings: isWarned,
  changed: ({ outcome }) => outcome === 'changed',
  skipped: ({ outcome }) => outcome === 'skipped',
};

const rowItem = (row: ImportRow): PreviewItem => ({ kind: 'row', key: `row-${row.line}`, row });

/**
 * The items of the preview: every row with a remark, and the rows between them folded.
 *
 * @param open keys of the open folds; their rows follow them
 */
export function previewItems(
  rows: readonly ImportRow[],
  filter: PreviewFilter,
  open: ReadonlySet<string>,
): readonly PreviewItem[] {
  if (filter !== 'all') return rows.filter(passes[filter]).map(rowItem);
  const items: PreviewItem[] = [];
  let plain: ImportRow[] = [];
  let shown = 0;

  function closeRun() {
    const first = plain.slice(0, Math.max(0, examples - shown));
    const rest = plain.slice(first.length);
    shown += first.length;
    items.push(...first.map(rowItem));
    const [from, to] = [rest[0], rest.at(-1)];
    if (from !== undefined && to !== undefined && rest.length >= leastFolded) {
      const key = `fold-${from.line}`;
      items.push({ kind: 'fold', key, from: from.line, to: to.line, count: rest.length, open: open.has(key) });
      if (open.has(key)) for (const row of rest) items.push(rowItem(row));
    } else {
      for (const row of rest) items.push(rowItem(row));
    }
    plain = [];
  }

  for (const row of rows) {
    if (row.remarks.length === 0) {
      plain.push(row);
      continue;
    }
    closeRun();
    items.push(rowItem(row));
  }
  closeRun();
  return items;
}
