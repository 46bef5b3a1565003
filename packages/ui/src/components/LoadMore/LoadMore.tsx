import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { withStrong } from '../Text/withStrong.ts';
import { MoreRow } from './LoadMore.styles.ts';

export interface LoadMoreProps {
  /** Number of rows shown. */
  shown: number;
  /** Number of matching rows. */
  total: number;
  /** Rows fetched per click; the button shows the number left when that is smaller. */
  step?: number | undefined;
  busy?: boolean | undefined;
  onMore: () => void;
  /** The last error, an `Alert`: shown above the button, which retries. */
  problem?: ReactNode;
}

/**
 * Below a list that grows in place: how many rows are shown, and a button for more. Unlike pagination it keeps the
 * reader's position; for more than a few hundred rows use filters.
 */
export function LoadMore({ shown, total, step = 50, busy = false, onMore, problem }: LoadMoreProps) {
  const { t } = useTranslation('common');
  const left = total - shown;
  return (
    <>
      {problem}
      <MoreRow>
        <p role="status">
          {withStrong(left > 0 ? t('pagination.shown', { shown, total }) : t('pagination.allShown', { total }))}
        </p>
        {left > 0 && (
          <Button busyLabel={busy ? t('busy.loading') : undefined} onClick={onMore}>
            {t('list.showNext', { count: Math.min(left, step) })}
          </Button>
        )}
      </MoreRow>
    </>
  );
}
