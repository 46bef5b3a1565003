import { type ImportErrorLine, type ImportRemark, type ImportRow, type Language, remarkLevel } from '@fnc/domain';
import { regionOf } from '../../locales/figures.ts';
import type { AdminT } from '../words/useAdminWords.ts';

/** The remarks of a file as the advisor gets them. */
export interface ImportErrorList {
  /** Part of the file name. */
  readonly word: string;
  readonly header: readonly [line: string, text: string, remark: string];
  readonly lines: readonly ImportErrorLine[];
}

/** The owner of the questions; shared questions have no client. */
export interface ImportPlace {
  readonly clientsHref: string;
  /** The address of the questions, from which the import was opened. */
  readonly questionsHref: string;
  /** The name is absent until it is known. */
  readonly client?: { readonly name?: string | undefined; readonly href: string } | undefined;
}

/** The remark on a row, in one sentence. */
export function remarkText(t: AdminT, language: Language, remark: ImportRemark): string {
  switch (remark.code) {
    case 'row_too_short':
    case 'row_empty':
    case 'quote_open':
      return t(`questionImport.remark.${remark.code}`);
    case 'cells_extra':
    case 'options_repeated':
      return t(`questionImport.remark.${remark.code}`, { count: remark.count });
    case 'text_missing':
      return t('questionImport.remark.text_missing', { text: remark.text });
    case 'section_missing':
      return t('questionImport.remark.section_missing', { section: remark.section });
    case 'type_unknown':
      return t('questionImport.remark.type_unknown', { value: remark.value, type: t('questionnaires.type.text') });
    case 'options_missing': {
      const [type, text] = [t(`questionnaires.type.${remark.type}`), t('questionnaires.type.text')];
      return t('questionImport.remark.options_missing', { type, text });
    }
    case 'required_unknown':
      return t('questionImport.remark.required_unknown', { value: remark.value });
    case 'id_repeated':
      return t('questionImport.remark.id_repeated', { id: remark.id, line: remark.line, newId: remark.newId });
    case 'id_exists':
      return t('questionImport.remark.id_exists', { id: remark.id, newId: remark.newId });
    case 'text_exists':
    case 'replaces_global':
      return t(`questionImport.remark.${remark.code}`, { id: remark.id });
    case 'text_repeated':
      return t('questionImport.remark.text_repeated', { line: remark.line });
    case 'updates':
      break;
  }
  const names = remark.columns.map((column) => t(`questionImport.changed.${column}`));
  const columns = new Intl.ListFormat(regionOf(language), { type: 'conjunction' }).format(names);
  return names.length > 1
    ? t('questionImport.remark.updatesMany', { columns })
    : t('questionImport.remark.updates', { columns });
}

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

/**
 * For the `ref` of an element that replaces a focused step: it gets the focus, which would otherwise return to the top
 * of the page. Does nothing while another element has the focus.
 */
export const takeFocus = (element: HTMLElement | null): void => {
  if (element !== null && document.activeElement === document.body) element.focus({ preventScroll: true });
};
