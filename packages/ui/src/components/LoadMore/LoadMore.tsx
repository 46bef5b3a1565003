import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFigure } from '../../locales/figures.ts';
import { Button } from '../Button/Button.tsx';
import { withStrong } from '../Text/withStrong.ts';
import { MoreRow, MoreWords } from './LoadMore.styles.ts';

export interface LoadMoreProps {
  /** Rows there are now. */
  shown: number;
  /** All that match. */
  total: number;
  /** Rows fetched with one press; the button names what is left when that is less. */
  step?: number | undefined;
  busy?: boolean | undefined;
  onMore: () => void;
  /** What went wrong the last time, an `Alert`: stands above the button, which tries again. */
  problem?: ReactNode;
}

/**
 * Below a list that grows in place: how far it is shown, and the next rows. It keeps one's place where pages would lose
 * it; past a few hundred rows filters serve better.
 */
export function LoadMore({ shown, total, step = 50, busy = false, onMore, problem }: LoadMoreProps) {
  const { t, i18n } = useTranslation('common');
  const figure = (value: number) => formatFigure(value, i18n.language);
  const left = total - shown;
  return (
    <>
      {problem}
      <MoreRow>
        <MoreWords role="status">
          {withStrong(
            left > 0
              ? t('pagination.shown', { shown: figure(shown), total: figure(total) })
              : t('pagination.allShown', { total: figure(total) }),
          )}
        </MoreWords>
        {left > 0 && (
          <Button busyLabel={busy ? t('busy.loading') : undefined} onClick={onMore}>
            {t('pagination.showNext', { figure: figure(Math.min(left, step)) })}
          </Button>
        )}
      </MoreRow>
    </>
  );
}
