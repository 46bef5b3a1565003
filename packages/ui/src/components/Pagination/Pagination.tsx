import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatFigure } from '../../locales/figures.ts';
import { Icon } from '../Icon/Icon.tsx';
import { withStrong } from '../Text/withStrong.ts';
import { pageCount, pageItems, rowsOfPage } from './pages.ts';
import { GapMark, PageBar, PageEntry, PageList, PageSize, RangeWords } from './Pagination.styles.ts';
import { PageStep } from './PageStep.tsx';

export interface PaginationProps {
  /** What is paged through, where a page has more than one of these: the landmark's name. "Pagina’s" when absent. */
  label?: string | undefined;
  /** From 1. */
  page: number;
  /** Rows on a full page. */
  pageSize: number;
  /** All rows. */
  count: number;
  /** Called for another page; with `hrefOf` too, before the address changes. */
  onPage?: ((page: number) => void) | undefined;
  /** The address of a page: makes real links of them, that can be opened in a new tab. */
  hrefOf?: ((page: number) => string) | undefined;
  /** Sizes to choose from; without `onPageSize` there is no choice. */
  pageSizes?: readonly number[] | undefined;
  onPageSize?: ((pageSize: number) => void) | undefined;
}

const usualSizes = [25, 50, 100] as const;

/**
 * "51–100 van 1.240", and the way to the other pages. The range is read aloud when it changes; previous and next keep
 * their place at the ends, so that the focus is not lost there.
 */
export function Pagination(props: PaginationProps) {
  const { label, page, pageSize, count, onPage, hrefOf, pageSizes = usualSizes, onPageSize } = props;
  const { t, i18n } = useTranslation('common');
  const figure = (value: number) => formatFigure(value, i18n.language);
  const pages = pageCount(count, pageSize);
  const { from, to } = rowsOfPage(page, pageSize, count);
  const way = { hrefOf, onPage };
  return (
    <PageBar aria-label={label ?? t('pagination.label')}>
      <RangeWords role="status">
        {count === 0
          ? t('pagination.none')
          : withStrong(t('pagination.range', { from: figure(from), to: figure(to), total: figure(count) }))}
      </RangeWords>
      {onPageSize && (
        <PageSize>
          {t('pagination.size')}
          <select value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
            {[...new Set([...pageSizes, pageSize])]
              .sort((a, b) => a - b)
              .map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
          </select>
        </PageSize>
      )}
      <PageList>
        <PageEntry>
          <PageStep look="step" page={page - 1} off={page <= 1} {...way}>
            <Icon of={ChevronLeft} />
            {t('pagination.previous')}
          </PageStep>
        </PageEntry>
        {pageItems(page, pages).map((item) =>
          item.kind === 'gap' ? (
            <PageEntry key={`gap-${item.before}`} data-for="wide" aria-hidden="true">
              <GapMark>…</GapMark>
            </PageEntry>
          ) : (
            <PageEntry key={item.page} data-for="wide">
              <PageStep
                page={item.page}
                current={item.page === page}
                label={t('pagination.page', { page: figure(item.page) })}
                {...way}
              >
                {figure(item.page)}
              </PageStep>
            </PageEntry>
          ),
        )}
        <PageEntry data-for="phone">{t('pagination.pageOf', { page: figure(page), pages: figure(pages) })}</PageEntry>
        <PageEntry>
          <PageStep look="step" page={page + 1} off={page >= pages} {...way}>
            {t('pagination.next')}
            <Icon of={ChevronRight} />
          </PageStep>
        </PageEntry>
      </PageList>
    </PageBar>
  );
}
